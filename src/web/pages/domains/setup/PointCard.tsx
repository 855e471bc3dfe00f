import type { DomainCheck } from '#contract/domains.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { CopyList } from '#web/ui/layout/CopyList.tsx';
import { Skeleton } from '#web/ui/base/Skeleton.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { Text } from '#web/ui/base/Text.tsx';
import { domainSetup as words } from '#web/words/domain-setup.ts';
import { CheckLine } from './CheckLine.tsx';
import type { DnsAdvice } from './dns-records.ts';
import { DnsRecords } from './DnsRecords.tsx';

interface PointCardProps {
  check: DomainCheck | undefined;
  /** Undefined until the server's name is known. */
  advice: DnsAdvice | undefined;
}

export const PointCard = ({ check, advice }: PointCardProps) => {
  const isDone = check?.state === 'passed';
  return (
    <Card title={words.pointTitle}>
      <Stack gap={3}>
        {check ? <CheckLine check={check} /> : null}
        {isDone || advice ? null : <Skeleton shape="block" />}
        {!isDone && advice ? <DnsRecords records={advice.records} /> : null}
        {!isDone && advice?.records.length === 0 && check ? (
          <CopyList items={[{ label: words.expected, values: check.expected, copy: words.copyAddress }]} />
        ) : null}
        {isDone ? null : (
          <Text as="p" size="sm" tone="second">
            {words.pointText}
          </Text>
        )}
      </Stack>
    </Card>
  );
};
