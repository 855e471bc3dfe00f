import { useState } from 'react';
import type { z } from 'zod/mini';
import type { DomainCheck, DomainProof } from '#contract/domains.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { CopyList } from '#web/ui/layout/CopyList.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { SegmentedControl } from '#web/ui/form/SegmentedControl.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { Text } from '#web/ui/base/Text.tsx';
import { domainSetup as words } from '#web/words/domain-setup.ts';
import { labels } from '#web/words/labels.ts';
import { CheckLine } from './CheckLine.tsx';

interface ProofCardProps {
  check: DomainCheck | undefined;
  proof: z.output<typeof DomainProof>;
}

export const ProofCard = ({ check, proof: { txt, file } }: ProofCardProps) => {
  const [way, setWay] = useState<'txt' | 'file'>('txt');
  const found = check?.found ?? [];
  if (check?.state === 'passed')
    return (
      <Card title={words.proofTitle}>
        <CheckLine check={check} />
      </Card>
    );
  return (
    <Card title={words.proofTitle}>
      <Stack gap={3}>
        {check ? <CheckLine check={check} /> : null}
        <Row>
          <SegmentedControl
            label={words.verifyBy}
            value={way}
            onChange={setWay}
            options={[
              { value: 'txt', label: words.txtRecord },
              { value: 'file', label: words.file },
            ]}
          />
        </Row>
        {way === 'txt' ? (
          <CopyList
            items={[
              { label: labels.type, values: ['TXT'] },
              { label: labels.name, values: [txt.name], copy: words.copyTxtName },
              { label: words.value, values: [txt.value], copy: words.copyTxtValue },
              ...(found.length > 0 ? [{ label: words.found, values: found }] : []),
            ]}
          />
        ) : (
          <CopyList
            items={[
              { label: words.url, values: [file.url], copy: words.copyFileUrl },
              { label: words.content, values: [file.content], copy: words.copyFileContent },
            ]}
          />
        )}
        <Text as="p" size="sm" tone="second">
          {way === 'txt' ? words.keepTxt : words.uploadFile}
        </Text>
      </Stack>
    </Card>
  );
};
