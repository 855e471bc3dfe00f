import { useQuery } from '@tanstack/react-query';
import { maxLimit } from '#contract/limits.ts';
import { wholeMessageOf } from '#web/client/api-error.ts';
import { counts } from '#web/words/counts.ts';
import { pickSummary } from './pick-summary.ts';
import { bioList } from './bio.ts';
import { type Pickable, pickKey } from './pickable.ts';
import { type PickSource } from './picks.ts';

/** Searches the bio pages that one response contains, since the API can't search them. */
export const useBioPicks = (text: string): PickSource => {
  const { data, error, isFetching, refetch } = useQuery(bioList({ limit: maxLimit, page: 1 }));
  const typed = text.toLowerCase().split(/\s+/).filter(Boolean);
  const items = data?.bios
    .filter(({ title, link }) => {
      const whole = `${title} ${link}`.toLowerCase();
      return typed.every((word) => whole.includes(word));
    })
    .map(({ id, title, link }): Pickable => ({
      key: pickKey('bio', id),
      type: 'bio',
      id,
      title,
      text: link,
    }));
  const read = data?.bios.length ?? 0;
  const total = data?.result ?? 0;
  return {
    items,
    summary: pickSummary(
      counts.bio(total),
      total > read ? read : undefined,
      text ? items?.length : undefined,
    ),
    stale: false,
    error: error ? wholeMessageOf(error) : undefined,
    asking: isFetching,
    again: () => void refetch(),
    more: undefined,
  };
};
