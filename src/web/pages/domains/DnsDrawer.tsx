import type { Domain } from '#contract/domains.ts';
import { usePublicOrigin } from '#web/api/server-address.ts';
import { Drawer } from '#web/ui/Drawer.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Stack } from '#web/ui/Stack.tsx';
import { Text } from '#web/ui/Text.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { CopyMessage } from './CopyMessage.tsx';
import { dnsAdvice, dnsMessage, hostOf } from './dns-records.ts';
import { DnsGuide } from './DnsGuide.tsx';
import { domainName } from './domain-name.ts';

interface DnsDrawerProps {
  open: boolean;
  onClose: () => void;
  domain: Domain;
}

export const DnsDrawer = ({ open, onClose, domain: { domain } }: DnsDrawerProps) => {
  const origin = usePublicOrigin();
  const advice = origin === undefined ? undefined : dnsAdvice(domain, origin);
  const message = origin && advice?.records.length ? dnsMessage(domain, origin, advice) : undefined;
  return (
    <Drawer open={open} onClose={onClose} title={`DNS of ${domainName(domain)}`}>
      <Stack gap={4}>
        <Text as="p" tone="second">
          What must stay set for the domain to lead here, for the day it moves to another provider.
        </Text>
        <DnsGuide
          title="The record"
          name={hostOf(domain)}
          advice={advice}
          actions={message === undefined ? undefined : <CopyMessage text={message} />}
        />
        {message === undefined ? null : (
          <Field label="Message for whoever runs the DNS">
            <TextArea readOnly rows={8} value={message} onFocus={(event) => event.target.select()} />
          </Field>
        )}
      </Stack>
    </Drawer>
  );
};
