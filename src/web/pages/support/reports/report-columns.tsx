import type { Report } from '#contract/support-reports.ts';
import { readableUrl } from '#web/lib/readable-url.ts';
import { Address } from '#web/ui/base/Address.tsx';
import { Badge } from '#web/ui/base/Badge.tsx';
import { Lines } from '#web/ui/layout/Lines.tsx';
import { RelativeTime } from '#web/ui/base/RelativeTime.tsx';
import { ShortUrl } from '#web/ui/base/ShortUrl.tsx';
import type { Column } from '#web/ui/table/table-columns.ts';
import { Text } from '#web/ui/base/Text.tsx';
import { TextLink } from '#web/ui/base/TextLink.tsx';
import { changeOf, kindWords, outcomeWords, reasonWords } from './report-words.ts';

export const reportColumns: readonly Column<Report>[] = [
  {
    id: 'report',
    header: 'Reported',
    cell: ({ kind, address, destination }) => (
      <Lines
        first={<ShortUrl url={readableUrl(address)} />}
        second={destination ? <Address url={readableUrl(destination)} /> : kindWords[kind]}
      />
    ),
  },
  {
    id: 'reason',
    header: 'Reason',
    width: 200,
    cell: ({ reason, details }) => <Lines first={reasonWords[reason]} second={<bdi>{details}</bdi>} />,
  },
  {
    id: 'account',
    header: 'Account',
    width: 150,
    cell: ({ account }) =>
      account ? (
        <Lines
          first={
            <TextLink to={`/support/${account.id}`} look="quiet">
              <bdi>{account.username}</bdi>
            </TextLink>
          }
          second={account.locked ? 'Locked' : undefined}
        />
      ) : (
        <Text tone="third">Deleted</Text>
      ),
  },
  { id: 'at', header: 'When', width: 120, cell: ({ at }) => <RelativeTime value={at} /> },
  {
    id: 'state',
    header: 'State',
    width: 140,
    cell: (report) =>
      report.closed ? (
        <Lines first={outcomeWords[report.closed.outcome]} second={<bdi>{report.closed.by}</bdi>} />
      ) : (
        <Lines first={<Badge tone="warn">Open</Badge>} second={changeOf(report)} />
      ),
  },
];
