import type { ReactNode } from 'react';
import { useIsOwnService } from '#web/client/own-service.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { Skeleton } from '#web/ui/base/Skeleton.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { Text } from '#web/ui/base/Text.tsx';
import type { DnsAdvice } from './dns-records.ts';
import { DnsRecords } from './DnsRecords.tsx';

interface DnsGuideProps {
  title: string;
  text?: string;
  /** The domain as DNS has it; "" while there is none. */
  name: string;
  /** undefined until the server's name is known. */
  advice: DnsAdvice | undefined;
  actions?: ReactNode;
}

/** What must be set in DNS, to be copied bit by bit. */
export const DnsGuide = ({ title, text, name, advice, actions }: DnsGuideProps) => {
  const isOwn = useIsOwnService();
  if (!advice)
    return (
      <Card title={title} text={text}>
        <Skeleton shape="block" />
      </Card>
    );
  const { kind, records, target } = advice;
  const [first = ''] = name.split('.');
  const learn = isOwn
    ? 'Add the domain to see which addresses it must point to.'
    : 'Ask the people who run the server for them.';
  return (
    <Card title={title} text={text} actions={actions}>
      <Stack gap={3}>
        {records.length > 0 ? <DnsRecords records={records} /> : null}
        <Text as="p" size="sm" tone="second">
          {kind === 'subdomain' && name !== '' ? (
            <>
              Some DNS providers want only the first part: <code>{first}</code>.
            </>
          ) : null}
          {kind === 'subdomain' && name === '' ? 'Add it where the domain’s DNS is managed.' : null}
          {kind === 'apex'
            ? `A root domain can’t have a CNAME. If your provider offers no ALIAS or ANAME, use A and AAAA records with the addresses of ${target}. ${learn}`
            : null}
          {kind === 'address' ? `This server has no name, so the record has its address, ${target}.` : null}
          {kind === 'hidden'
            ? `You use this server at ${target}, which visitors can’t reach. Point the domain to its public addresses. ${learn}`
            : null}
        </Text>
      </Stack>
    </Card>
  );
};
