import type { DomainCheck } from '#contract/domains.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { Text } from '#web/ui/base/Text.tsx';
import { CheckLine } from './CheckLine.tsx';

interface AnswerCardProps {
  check: DomainCheck;
}

/** Whether requests reach the service, once the name points to it. */
export const AnswerCard = ({ check }: AnswerCardProps) => (
  <Card title="Reach the server">
    <Stack gap={3}>
      <CheckLine check={check} />
      {check.state === 'failed' ? (
        <Text as="p" size="sm" tone="second">
          <Text mono>{check.found[0]}</Text> must reach this server. Check for a proxy, a firewall or another
          web server in between. For https, the server needs a certificate for this name.
        </Text>
      ) : null}
    </Stack>
  </Card>
);
