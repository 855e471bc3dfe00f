import type { ReactNode } from 'react';
import { useIsOwnService } from '#web/api/own-service.ts';
import { Card } from '#web/ui/Card.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { Stack } from '#web/ui/Stack.tsx';
import { Text } from '#web/ui/Text.tsx';
import type { DnsAdvice } from './dns-records.ts';
import { DnsRecords } from './DnsRecords.tsx';

interface DnsGuideProps {
  title: string;
  /** The domain as DNS has it; "" while there is none. */
  name: string;
  /** undefined until the server's name is known. */
  advice: DnsAdvice | undefined;
  actions?: ReactNode;
}

/** What must be set in DNS, to be copied bit by bit. */
export const DnsGuide = ({ title, name, advice, actions }: DnsGuideProps) => {
  const isOwn = useIsOwnService();
  if (!advice)
    return (
      <Card title={title}>
        <Skeleton shape="block" />
      </Card>
    );
  const { kind, records, target } = advice;
  const [first = ''] = name.split('.');
  const learn = isOwn
    ? 'Add the domain to learn them: if it does not lead there yet, the answer says which addresses it must lead to.'
    : 'Whoever runs the server knows them.';
  return (
    <Card title={title} actions={actions}>
      <Stack gap={3}>
        {records.length > 0 ? <DnsRecords records={records} /> : null}
        <Text as="p" size="sm" tone="second">
          {kind === 'subdomain' && name !== '' ? (
            <>
              Some providers want the name without your own domain at its end: only <code>{first}</code>.
            </>
          ) : null}
          {kind === 'subdomain' && name === '' ? 'Set it where the domain’s DNS is run.' : null}
          {kind === 'apex'
            ? `A domain with nothing before it can’t have a CNAME. Where the provider offers no ALIAS or ANAME either, it takes A and AAAA records with the addresses of ${target}. ${learn}`
            : null}
          {kind === 'address'
            ? `You reach the server by its address, ${target}, so the record names that.`
            : null}
          {kind === 'hidden'
            ? `You reach the server as ${target}, which leads no visitor there, so its public name can’t be told here. The domain must lead to the server’s public addresses. ${learn}`
            : null}
        </Text>
      </Stack>
    </Card>
  );
};
