import type { Report } from '#contract/support-reports.ts';
import { Badge } from '#web/ui/base/Badge.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { Text } from '#web/ui/base/Text.tsx';
import { TextLink } from '#web/ui/base/TextLink.tsx';
import { support } from '#web/words/support.ts';

interface ReportedAccountProps {
  account: Report['account'];
}

export const ReportedAccount = ({ account }: ReportedAccountProps) =>
  account ? (
    <Row gap={2} nowrap>
      <TextLink to={`/support/${account.id}`}>
        <bdi>{account.username}</bdi>
      </TextLink>
      {account.locked ? <Badge tone="bad">{support.locked}</Badge> : null}
    </Row>
  ) : (
    <Text tone="third">{support.deleted}</Text>
  );
