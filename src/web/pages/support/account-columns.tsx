import type { SupportAccount } from '#contract/support-records.ts';
import { Badge } from '#web/ui/base/Badge.tsx';
import { Count } from '#web/ui/base/Count.tsx';
import { Lines } from '#web/ui/layout/Lines.tsx';
import { RelativeTime } from '#web/ui/base/RelativeTime.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import type { Column } from '#web/ui/table/table-columns.ts';
import { Text } from '#web/ui/base/Text.tsx';
import { TextLink } from '#web/ui/base/TextLink.tsx';
import { labels } from '#web/words/labels.ts';
import { capitalised } from '#web/words/language.ts';
import { support as words } from '#web/words/support.ts';
import { PlanEnd } from './PlanEnd.tsx';

export const accountColumns: readonly Column<SupportAccount>[] = [
  {
    id: 'account',
    header: labels.account,
    cell: ({ id, username, email, staff, locked }) => (
      <Lines
        first={
          <Row gap={2} nowrap>
            <TextLink to={`/support/${id}`} look="quiet">
              <bdi>{username}</bdi>
            </TextLink>
            {locked ? <Badge tone="bad">{words.locked}</Badge> : null}
            {staff ? <Badge tone="accent">{words.staff}</Badge> : null}
          </Row>
        }
        second={<bdi>{email}</bdi>}
      />
    ),
  },
  {
    id: 'plan',
    header: labels.plan,
    width: 168,
    onPhone: 'bare',
    cell: ({ status, expires }) => (
      <Lines first={<bdi>{capitalised(status)}</bdi>} second={<PlanEnd expires={expires} />} />
    ),
  },
  {
    id: 'links',
    header: words.links,
    align: 'end',
    width: 88,
    onPhone: 'beside',
    cell: ({ links }) => <Count value={links} />,
  },
  {
    id: 'codes',
    header: words.codes,
    align: 'end',
    width: 96,
    hideBelow: 'md',
    onPhone: 'beside',
    cell: ({ qrs }) => <Count value={qrs} />,
  },
  {
    id: 'active',
    header: words.lastActive,
    width: 118,
    cell: ({ lastactive }) =>
      lastactive === null ? (
        <Text size="sm" tone="second">
          {labels.never}
        </Text>
      ) : (
        <RelativeTime value={lastactive} />
      ),
  },
  {
    id: 'registered',
    header: labels.registered,
    width: 118,
    hideBelow: 'md',
    onPhone: 'none',
    cell: ({ registered }) => <RelativeTime value={registered} />,
  },
];
