import type { SupportAccount } from '#contract/support-records.ts';
import { Badge } from '#web/ui/base/Badge.tsx';
import { Count } from '#web/ui/base/Count.tsx';
import { Lines } from '#web/ui/layout/Lines.tsx';
import { RelativeTime } from '#web/ui/base/RelativeTime.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import type { Column } from '#web/ui/table/table-columns.ts';
import { Text } from '#web/ui/base/Text.tsx';
import { TextLink } from '#web/ui/base/TextLink.tsx';

export const accountColumns: readonly Column<SupportAccount>[] = [
  {
    id: 'account',
    header: 'Account',
    cell: ({ id, username, email, staff, locked }) => (
      <Lines
        first={
          <Row gap={2} nowrap>
            <TextLink to={`/support/${id}`} look="quiet">
              <bdi>{username}</bdi>
            </TextLink>
            {locked ? <Badge tone="bad">Locked</Badge> : null}
            {staff ? <Badge tone="accent">Staff</Badge> : null}
          </Row>
        }
        second={<bdi>{email}</bdi>}
      />
    ),
  },
  {
    id: 'plan',
    header: 'Plan',
    width: 150,
    cell: ({ status, expires }) => (
      <Lines
        first={<bdi>{status}</bdi>}
        second={expires === null ? 'Does not end' : <RelativeTime value={expires} />}
      />
    ),
  },
  { id: 'links', header: 'Links', align: 'end', width: 88, cell: ({ links }) => <Count value={links} /> },
  {
    id: 'codes',
    header: 'QR codes',
    align: 'end',
    width: 96,
    hideBelow: 'md',
    cell: ({ qrs }) => <Count value={qrs} />,
  },
  {
    id: 'active',
    header: 'Last active',
    width: 130,
    cell: ({ lastactive }) =>
      lastactive === null ? <Text tone="third">Never</Text> : <RelativeTime value={lastactive} />,
  },
  {
    id: 'registered',
    header: 'Registered',
    width: 130,
    hideBelow: 'lg',
    cell: ({ registered }) => <RelativeTime value={registered} />,
  },
];
