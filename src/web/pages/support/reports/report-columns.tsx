import type { Report } from '#contract/support-reports.ts';
import { splitUtm } from '#web/lib/utm.ts';
import { Address } from '#web/ui/base/Address.tsx';
import { Badge } from '#web/ui/base/Badge.tsx';
import { Lines } from '#web/ui/layout/Lines.tsx';
import { RelativeTime } from '#web/ui/base/RelativeTime.tsx';
import { ShortUrl } from '#web/ui/base/ShortUrl.tsx';
import type { Column } from '#web/ui/table/table-columns.ts';
import { Text } from '#web/ui/base/Text.tsx';
import { TextLink } from '#web/ui/base/TextLink.tsx';
import { labels } from '#web/words/labels.ts';
import { reports as words } from '#web/words/reports.ts';
import { support } from '#web/words/support.ts';
import { changeOf } from './report-change.ts';

export const reportColumns: readonly Column<Report>[] = [
  {
    id: 'report',
    header: words.address,
    cell: ({ kind, address, destination }) => (
      <Lines
        first={<ShortUrl url={address} />}
        // UTM parameters are left out, so that all rows look alike. The details show the complete address.
        second={destination ? <Address url={splitUtm(destination).url} /> : words.kinds[kind]}
      />
    ),
  },
  {
    id: 'reason',
    header: support.reason,
    width: 136,
    cell: ({ reason, details }) => <Lines first={words.reasons[reason]} second={<bdi>{details}</bdi>} />,
  },
  {
    id: 'account',
    header: labels.account,
    width: 120,
    cell: ({ account }) =>
      account ? (
        <Lines
          first={
            <TextLink to={`/support/${account.id}`} look="quiet">
              <bdi>{account.username}</bdi>
            </TextLink>
          }
          second={account.locked ? support.locked : undefined}
        />
      ) : (
        <Text tone="third">{support.deleted}</Text>
      ),
  },
  {
    id: 'at',
    header: words.reported,
    width: 120,
    cell: ({ at }) => <RelativeTime value={at} />,
  },
  {
    id: 'state',
    header: labels.status,
    width: 116,
    cell: (report) =>
      report.closed ? (
        <Lines first={words.outcomes[report.closed.outcome]} second={<bdi>{report.closed.by}</bdi>} />
      ) : (
        <Lines first={<Badge tone="warn">{words.open}</Badge>} second={changeOf(report)} />
      ),
  },
];
