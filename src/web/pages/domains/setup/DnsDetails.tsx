import type { Domain } from '#contract/domains.ts';
import { Field } from '#web/ui/form/Field.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { Text } from '#web/ui/base/Text.tsx';
import { TextArea } from '#web/ui/form/TextArea.tsx';
import { CopyMessage } from './CopyMessage.tsx';
import { type DnsAdvice, hostOf } from './dns-records.ts';
import { DnsGuide } from './DnsGuide.tsx';
import { DomainStatus } from '#web/pages/domains/DomainStatus.tsx';
import { domainSetup as words } from '#web/words/domain-setup.ts';
import { domains } from '#web/words/domains.ts';

interface DnsDetailsProps {
  domain: Domain;
  advice: DnsAdvice | undefined;
  /** Undefined if there is no record to ask for. */
  message: string | undefined;
}

/** Shows what must stay set for a domain that is in use. */
export const DnsDetails = ({ domain: { domain, status }, advice, message }: DnsDetailsProps) => (
  <Stack gap={4}>
    {status ? (
      <div>
        <DomainStatus status={status} />
      </div>
    ) : null}
    <Text as="p" tone="second">
      {words.keepRecord}
    </Text>
    <DnsGuide title={domains.dnsRecord} name={hostOf(domain)} advice={advice} isAdded />
    {message === undefined ? null : (
      <Field label={words.messageLabel} aside={<CopyMessage text={message} short />}>
        <TextArea readOnly rows={8} value={message} onFocus={(event) => event.target.select()} />
      </Field>
    )}
  </Stack>
);
