import { z } from 'zod/mini';
import { preprocess } from '#contract/preprocess.ts';
import { AddChannel } from '#contract/channels.ts';
import type { Channel } from '#contract/channels.ts';
import { toHex } from '#web/lib/colors.ts';

export interface ChannelValues {
  name: string;
  description: string;
  color: string;
  starred: boolean;
}

type Saved = z.output<typeof AddChannel>;

/** A color may also be typed without its sign or as rgb(…): the contract knows it only as #rrggbb. */
const withHex = (values: ChannelValues) => ({ ...values, color: toHex(values.color) ?? values.color });

export const addForm = preprocess(withHex, AddChannel);

/** An empty text is "not given" for the API, so that a description can be changed but not emptied. */
export const editForm = (channel: Channel) =>
  preprocess(
    withHex,
    AddChannel.check(
      z.refine(({ description }) => description !== undefined || channel.description === '', {
        path: ['description'],
        error: 'This API can change a description, but not empty it.',
      }),
    ),
  );

/** Told apart at a glance, also by the color-blind next to each other. */
export const swatches = [
  { hex: '#3b53d9', name: 'Blue' },
  { hex: '#0891b2', name: 'Cyan' },
  { hex: '#0f766e', name: 'Teal' },
  { hex: '#4d7c0f', name: 'Green' },
  { hex: '#d97706', name: 'Amber' },
  { hex: '#dc4c1e', name: 'Orange' },
  { hex: '#dc2626', name: 'Red' },
  { hex: '#db2777', name: 'Pink' },
  { hex: '#7c3aed', name: 'Violet' },
  { hex: '#64748b', name: 'Slate' },
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

/** What a save has to send. */
export function changesIn(saved: Saved, before: ChannelValues): Partial<Saved> {
  const changed = Object.entries(saved).filter(
    ([name, value]) => value !== undefined && value !== before[name as keyof ChannelValues],
  );
  return Object.fromEntries(changed);
}
