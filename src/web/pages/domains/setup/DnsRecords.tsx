import { CopyList } from '#web/ui/layout/CopyList.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import type { DnsRecord } from './dns-records.ts';

interface DnsRecordsProps {
  records: readonly DnsRecord[];
}

/** Each as the forms of DNS providers ask for it. */
export const DnsRecords = ({ records }: DnsRecordsProps) => (
  <Stack gap={4}>
    {records.map(({ type, name, value }) => (
      <CopyList
        key={`${type} ${value}`}
        items={[
          { label: 'Type', values: [type] },
          {
            label: 'Name',
            values: name === '' ? [] : [name],
            copy: 'Copy the record’s name',
            none: 'The domain that you enter',
          },
          { label: 'Value', values: [value], copy: 'Copy the record’s value' },
        ]}
      />
    ))}
  </Stack>
);
