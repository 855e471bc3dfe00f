import type { ApiRequest } from '#contract/support-records.ts';
import { formatCount } from '#web/lib/numbers.ts';
import { RelativeTime } from '#web/ui/base/RelativeTime.tsx';
import type { Column } from '#web/ui/table/table-columns.ts';
import { Text } from '#web/ui/base/Text.tsx';
import { labels } from '#web/words/labels.ts';
import { trailHeads } from '#web/words/trail-heads.ts';
import { supportAccount as words } from '#web/words/support-account.ts';

export const requestColumns: readonly Column<ApiRequest>[] = [
  {
    id: 'request',
    header: words.request,
    cell: ({ method, path }) => (
      <Text mono cut title={`${method} ${path}`}>
        {method} {path}
      </Text>
    ),
  },
  {
    id: 'status',
    header: labels.status,
    width: 72,
    onPhone: 'beside',
    cell: ({ status }) => (
      <Text tabular tone={status >= 500 ? 'bad' : status >= 400 ? 'warn' : 'ink'}>
        {String(status)}
      </Text>
    ),
  },
  {
    id: 'ms',
    header: words.duration,
    align: 'end',
    width: 96,
    onPhone: 'beside',
    cell: ({ ms }) => `${formatCount(ms)} ms`,
  },
  {
    id: 'at',
    header: trailHeads.time,
    width: 120,
    onPhone: 'beside',
    cell: ({ at }) => <RelativeTime value={at} />,
  },
];
