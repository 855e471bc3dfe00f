import { useQuery } from '@tanstack/react-query';
import { maxLimit } from '#contract/limits.ts';
import { wholeMessageOf } from '#web/client/api-error.ts';
import { counts } from '#web/words/counts.ts';
import { pickSummary } from './pick-summary.ts';
import { campaignList } from './campaigns.ts';
import { channelList } from './channels.ts';

/** A campaign or channel that links and QR codes can be put into. */
export interface Group {
  key: string;
  id: number;
  title: string;
  /** Always empty, since a group has no address that distinguishes it. */
  text: string;
  /** A channel's description. */
  words?: string;
  /** A channel's color. */
  color?: string;
}

export type GroupKind = 'campaign' | 'channel';

const whole = { limit: maxLimit, page: 1 };

/** Searches the campaigns or channels that one response contains, since the API can't search them. */
export const useGroupPicks = (kind: GroupKind, text: string) => {
  const campaigns = useQuery({ ...campaignList(whole), enabled: kind === 'campaign' });
  const channels = useQuery({ ...channelList(whole), enabled: kind === 'channel' });
  const { data, error, isFetching, refetch } = kind === 'campaign' ? campaigns : channels;
  const read =
    kind === 'campaign'
      ? campaigns.data?.campaigns.map(({ id, name }): Group => ({ key: `${id}`, id, title: name, text: '' }))
      : channels.data?.channels.map(({ id, name, description, color }): Group => ({
          key: `${id}`,
          id,
          title: name,
          text: '',
          words: description,
          color,
        }));
  const typed = text.toLowerCase().split(/\s+/).filter(Boolean);
  const items = read?.filter((group) => {
    const whole = `${group.title} ${group.words ?? ''}`.toLowerCase();
    return typed.every((word) => whole.includes(word));
  });
  const count = read?.length ?? 0;
  const total = Math.max(data?.result ?? 0, count);
  const all = kind === 'campaign' ? counts.campaigns(total) : counts.channels(total);
  return {
    items,
    summary: pickSummary(all, total > count ? count : undefined, text ? items?.length : undefined),
    stale: false,
    error: error ? wholeMessageOf(error) : undefined,
    asking: isFetching,
    again: () => void refetch(),
    more: undefined,
  };
};
