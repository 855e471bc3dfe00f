import type { UseQueryResult } from '@tanstack/react-query';
import type { z } from 'zod/mini';
import type { Account } from '#contract/account.ts';
import type { qr } from '#contract/qr.ts';
import { ApiError } from '#web/client/api-error.ts';
import type { LinkPageData } from '#web/api/links.ts';
import { formatCount } from '#web/lib/numbers.ts';
import { useNow } from '#web/browser/now.ts';
import { planEnd } from '#web/lib/plan-end.ts';
import { Figures } from '#web/ui/chart/Figures.tsx';
import type { Figure } from '#web/ui/chart/Figures.tsx';
import { RelativeTime } from '#web/ui/base/RelativeTime.tsx';
import { Sentence } from '#web/ui/base/Sentence.tsx';
import { Text } from '#web/ui/base/Text.tsx';
import { overview as words } from '#web/words/overview.ts';

interface OverviewFiguresProps {
  account: UseQueryResult<Account>;
  links: UseQueryResult<LinkPageData>;
  codes: UseQueryResult<z.output<typeof qr.list.response>['data']>;
}

const tones = { open: 'second', later: 'second', soon: 'warn', over: 'bad' } as const;

/** A figure while it loads, loaded, or failed; no figure where the server has no such part. */
const figure = <Data,>(
  label: string,
  { data, error }: UseQueryResult<Data>,
  tell: (data: Data) => Omit<Figure, 'label'>,
): Figure[] => {
  if (data !== undefined) return [{ label, ...tell(data) }];
  if (error instanceof ApiError && error.status === 404) return [];
  return [error ? { label, value: '–', note: words.notLoaded } : { label, value: undefined }];
};

const planOf = ({ status, expires }: Account, now: Date) => {
  const end = planEnd(expires, now);
  const note = (
    <Text size="xs" tone={tones[end.state]}>
      {end.words}
    </Text>
  );
  return { value: status || words.noPlan, note };
};

const counted = (count: number, newest: { date: string } | undefined) => ({
  value: formatCount(count),
  note: newest && <Sentence of={words.lastCreated} parts={{ when: <RelativeTime value={newest.date} /> }} />,
});

export const OverviewFigures = ({ account, links, codes }: OverviewFiguresProps) => {
  const now = new Date(useNow());
  return (
    <Figures
      label={words.figures}
      items={[
        ...figure(words.plan, account, (told) => planOf(told, now)),
        ...figure(words.links, links, ({ result, urls }) => counted(result, urls[0])),
        ...figure(words.codes, codes, ({ result, qrs }) => counted(result, qrs[0])),
        ...figure(words.scans, codes, ({ result, qrs }) => ({
          value: formatCount(qrs.reduce((sum, { scans }) => sum + scans, 0)),
          note: result > qrs.length ? words.ofNewestCodes(qrs.length) : words.ofAllCodes,
        })),
      ]}
    />
  );
};
