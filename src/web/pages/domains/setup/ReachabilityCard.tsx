import type { DomainCheck } from '#contract/domains.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { Text } from '#web/ui/base/Text.tsx';
import { Sentence } from '#web/ui/base/Sentence.tsx';
import { domainSetup as words } from '#web/words/domain-setup.ts';
import { CheckLine } from './CheckLine.tsx';

interface ReachabilityCardProps {
  check: DomainCheck;
}

/** Shows whether requests reach the service once the name points to it. */
export const ReachabilityCard = ({ check }: ReachabilityCardProps) => (
  <Card title={words.answerTitle}>
    <Stack gap={3}>
      <CheckLine check={check} />
      {check.state === 'failed' ? (
        <Text as="p" size="sm" tone="second">
          <Sentence of={words.answerText} parts={{ address: <Text mono>{check.found[0]}</Text> }} />
        </Text>
      ) : null}
    </Stack>
  </Card>
);
