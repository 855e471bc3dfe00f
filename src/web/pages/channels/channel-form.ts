import { z } from 'zod/mini';
import { preprocess } from '#contract/preprocess.ts';
import { AddChannel } from '#contract/channels.ts';
import type { Channel } from '#contract/channels.ts';
import { toHex } from '#web/lib/colors.ts';
import { channelDialogs as words } from '#web/words/channel-dialogs.ts';

export interface ChannelValues {
  name: string;
  description: string;
  color: string;
  starred: boolean;
}

type Saved = z.output<typeof AddChannel>;

/** Users may also enter a color without # or as rgb(…). The contract accepts only #rrggbb. */
const withHex = (values: ChannelValues) => ({ ...values, color: toHex(values.color) ?? values.color });

export const addForm = preprocess(withHex, AddChannel);

/** The API treats an empty text as "not given", so a description can be changed but not emptied. */
export const editForm = (before: ChannelValues) =>
  preprocess(
    withHex,
    AddChannel.check(
      z.refine(({ description }) => description !== undefined || before.description === '', {
        path: ['description'],
        error: words.descriptionKept,
      }),
    ),
  );

/** Users can tell these colors apart at a glance, including color-blind users. */
export const swatches = [
  { hex: '#3b53d9', name: words.colors.blue },
  { hex: '#0891b2', name: words.colors.cyan },
  { hex: '#0f766e', name: words.colors.teal },
  { hex: '#4d7c0f', name: words.colors.green },
  { hex: '#d97706', name: words.colors.amber },
  { hex: '#dc4c1e', name: words.colors.orange },
  { hex: '#dc2626', name: words.colors.red },
  { hex: '#db2777', name: words.colors.pink },
  { hex: '#7c3aed', name: words.colors.violet },
  { hex: '#64748b', name: words.colors.slate },
] as const;

export const emptyChannel: ChannelValues = {
  name: '',
  description: '',
  color: swatches[0].hex,
  starred: false,
};

export const valuesOf = (channel: Channel): ChannelValues => ({
  name: channel.name,
  description: channel.description,
  color: toHex(channel.color) ?? channel.color,
  starred: channel.starred,
});

export function changesIn(saved: Saved, before: ChannelValues): Partial<Saved> {
  const changed = Object.entries(saved).filter(
    ([name, value]) => value !== undefined && value !== before[name as keyof ChannelValues],
  );
  return Object.fromEntries(changed);
}
