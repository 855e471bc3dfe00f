import { useState } from 'react';
import type { z } from 'zod';
import type { DomainCheck, DomainProof } from '#contract/domains.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { CopyList } from '#web/ui/layout/CopyList.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { SegmentedControl } from '#web/ui/form/SegmentedControl.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { Text } from '#web/ui/base/Text.tsx';
import { CheckLine } from './CheckLine.tsx';

interface ProofCardProps {
  check: DomainCheck | undefined;
  proof: z.output<typeof DomainProof>;
}

/** The two ways to prove that a domain is one's own. */
export const ProofCard = ({ check, proof: { txt, file } }: ProofCardProps) => {
  const [way, setWay] = useState<'txt' | 'file'>('txt');
  const found = check?.found ?? [];
  if (check?.state === 'passed')
    return (
      <Card title="Verify ownership">
        <CheckLine check={check} />
      </Card>
    );
  return (
    <Card title="Verify ownership">
      <Stack gap={3}>
        {check ? <CheckLine check={check} /> : null}
        <Row>
          <SegmentedControl
            label="Verify by"
            value={way}
            onChange={setWay}
            options={[
              { value: 'txt', label: 'TXT record' },
              { value: 'file', label: 'File' },
            ]}
          />
        </Row>
        {way === 'txt' ? (
          <CopyList
            items={[
              { label: 'Type', values: ['TXT'] },
              { label: 'Name', values: [txt.name], copy: 'Copy TXT name' },
              { label: 'Value', values: [txt.value], copy: 'Copy TXT value' },
              ...(found.length > 0 ? [{ label: 'Found', values: found }] : []),
            ]}
          />
        ) : (
          <CopyList
            items={[
              { label: 'URL', values: [file.url], copy: 'Copy file URL' },
              { label: 'Content', values: [file.content], copy: 'Copy file content' },
            ]}
          />
        )}
        <Text as="p" size="sm" tone="second">
          {way === 'txt'
            ? 'Keep the record until the domain is ready.'
            : 'Upload the file to the server your domain points to now. After it’s verified, you have 7 days to point the domain here.'}
        </Text>
      </Stack>
    </Card>
  );
};
