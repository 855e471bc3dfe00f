import { CopyList } from '#web/ui/layout/CopyList.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { domainSetup as words } from '#web/words/domain-setup.ts';
import { labels } from '#web/words/labels.ts';
import type { DnsRecord } from './dns-records.ts';

interface DnsRecordsProps {
  records: readonly DnsRecord[];
}

/** Lists each record as the forms of DNS providers ask for it. */
export const DnsRecords = ({ records }: DnsRecordsProps) => (
  <Stack gap={4}>
    {records.map(({ type, name, value }) => (
      <CopyList
        key={`${type} ${value}`}
        items={[
          { label: labels.type, values: [type] },
          {
            label: labels.name,
            values: name === '' ? [] : [name],
            copy: words.copyRecordName,
            none: words.domainEntered,
          },
          { label: words.value, values: [value], copy: words.copyRecordValue },
        ]}
      />
    ))}
  </Stack>
);
