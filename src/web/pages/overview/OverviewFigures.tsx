import type { UseQueryResult } from '@tanstack/react-query';
import type { z } from 'zod/mini';
import type { qr } from '#contract/qr.ts';
import { ApiError } from '#web/client/api-error.ts';
import type { LinkPageData } from '#web/api/links.ts';
import { formatCount } from '#web/lib/numbers.ts';
import { Figures } from '#web/ui/chart/Figures.tsx';
import type { Figure } from '#web/ui/chart/Figures.tsx';
import { RelativeTime } from '#web/ui/base/RelativeTime.tsx';
import { Sentence } from '#web/ui/base/Sentence.tsx';
import { overview as words } from '#web/words/overview.ts';

interface OverviewFiguresProps {
  /** Clicks and scans of the last days. Undefined if the server doesn't report them. */
  lately: readonly Figure[] | undefined;
  links: UseQueryResult<LinkPageData>;
  codes: UseQueryResult<z.output<typeof qr.list.response>['data']>;
}

/** Returns a figure that is loading, loaded or failed. Returns none if the server doesn't have this kind of record. */
const figure = <Data,>(
  label: string,
  { data, error }: UseQueryResult<Data>,
  tell: (data: Data) => Omit<Figure, 'label'>,
): Figure[] => {
  if (data !== undefined) return [{ label, ...tell(data) }];
  if (error instanceof ApiError && error.status === 404) return [];
  return [error ? { label, value: '–', note: words.notLoaded } : { label, value: undefined }];
};

const counted = (count: number, newest: { date: string } | undefined) => ({
  value: formatCount(count),
  note: newest && <Sentence of={words.lastCreated} parts={{ when: <RelativeTime value={newest.date} /> }} />,
});

export const OverviewFigures = ({ lately, links, codes }: OverviewFiguresProps) => (
  <Figures
    label={words.figures}
    items={[
      ...(lately ?? []),
      ...figure(words.links, links, ({ result, urls }) => counted(result, urls[0])),
      ...figure(words.codes, codes, ({ result, qrs }) => counted(result, qrs[0])),
      ...(lately
        ? []
        : figure(words.scans, codes, ({ result, qrs }) => ({
            value: formatCount(qrs.reduce((sum, { scans }) => sum + scans, 0)),
            note: result > qrs.length ? words.ofNewestCodes(qrs.length) : words.ofAllCodes,
          }))),
    ]}
  />
);
