import type { ReactNode } from 'react';
import { useIsOwnService } from '#web/client/own-service.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { Skeleton } from '#web/ui/base/Skeleton.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { Text } from '#web/ui/base/Text.tsx';
import { Sentence } from '#web/ui/base/Sentence.tsx';
import { domainSetup as words } from '#web/words/domain-setup.ts';
import type { DnsAdvice } from './dns-records.ts';
import { DnsRecords } from './DnsRecords.tsx';

interface DnsGuideProps {
  title: string;
  text?: string | undefined;
  /** The domain as in DNS. Empty if there is none yet. */
  name: string;
  /** Undefined until the server's name is known. */
  advice: DnsAdvice | undefined;
  /** Whether the account already has the domain. */
  isAdded?: boolean;
  actions?: ReactNode;
}

export const DnsGuide = ({ title, text, name, advice, isAdded = false, actions }: DnsGuideProps) => {
  const isOwn = useIsOwnService();
  if (!advice)
    return (
      <Card title={title} text={text}>
        <Skeleton shape="block" />
      </Card>
    );
  const { kind, records, target } = advice;
  const [first = ''] = name.split('.');
  const learn = isOwn && !isAdded ? words.addForAddresses : words.askForAddresses;
  return (
    <Card title={title} text={text} actions={actions}>
      <Stack gap={3}>
        {records.length > 0 ? <DnsRecords records={records} /> : null}
        <Text as="p" size="sm" tone="second">
          {kind === 'subdomain' && name !== '' ? (
            <Sentence of={words.firstPart} parts={{ part: <code>{first}</code> }} />
          ) : null}
          {kind === 'subdomain' && name === '' ? words.whereToAdd : null}
          {kind === 'apex' ? `${words.apex(target)} ${learn}` : null}
          {kind === 'address' ? words.byAddress(target) : null}
          {kind === 'hidden' ? `${words.hidden(target)} ${learn}` : null}
        </Text>
      </Stack>
    </Card>
  );
};
