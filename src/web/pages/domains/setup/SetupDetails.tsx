import type { z } from 'zod/mini';
import type { Domain, DomainCheck, DomainSetup } from '#contract/domains.ts';
import { wholeMessageOf } from '#web/client/api-error.ts';
import { WaitingChangesNotice } from '#web/ui/layout/WaitingChangesNotice.tsx';
import { Notice } from '#web/ui/base/Notice.tsx';
import { RelativeTime } from '#web/ui/base/RelativeTime.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { Text } from '#web/ui/base/Text.tsx';
import { ReachabilityCard } from './ReachabilityCard.tsx';
import type { DnsAdvice } from './dns-records.ts';
import { DomainStatus } from '#web/pages/domains/DomainStatus.tsx';
import { Sentence } from '#web/ui/base/Sentence.tsx';
import { domainSetup as words } from '#web/words/domain-setup.ts';
import { PointCard } from './PointCard.tsx';
import { ProofCard } from './ProofCard.tsx';

interface SetupDetailsProps {
  name: string;
  status: Domain['status'];
  setup: z.output<typeof DomainSetup>;
  advice: DnsAdvice | undefined;
  isChecking: boolean;
  /** Why the last check couldn't run. */
  problem: Error | null;
}

export const SetupDetails = ({
  name,
  status = 'pending',
  setup: { proof, checks, checked, next },
  advice,
  isChecking,
  problem,
}: SetupDetailsProps) => {
  const of = (wanted: DomainCheck['check']) => checks.find(({ check }) => check === wanted);
  const answer = of('answer');
  const isDnsSet = [of('address'), of('proof')].every((check) => check?.state === 'passed');
  return (
    <Stack gap={4}>
      <Row gap={3}>
        <DomainStatus status={status} />
        {checked === null ? null : (
          <Text size="sm" tone="second">
            <Sentence
              of={next === null ? words.checked : words.checkedWithNext}
              parts={{ time: <RelativeTime value={checked} /> }}
            />
          </Text>
        )}
      </Row>
      {isChecking ? <WaitingChangesNotice /> : null}
      {problem ? (
        <Notice tone="bad" title={words.checkFailed}>
          {wholeMessageOf(problem)}
        </Notice>
      ) : null}
      {status === 'taken' ? (
        <Notice tone="warn" title={words.takenTitle}>
          {words.takenText(name)}
        </Notice>
      ) : (
        <>
          <Text as="p" tone="second">
            {isDnsSet ? words.dnsIsSet(name) : words.dnsIsMissing(name)}
          </Text>
          <PointCard check={of('address')} advice={advice} />
          <ProofCard check={of('proof')} proof={proof} />
          {answer && answer.state !== 'skipped' ? <ReachabilityCard check={answer} /> : null}
        </>
      )}
    </Stack>
  );
};
