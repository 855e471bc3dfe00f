import { useMemo } from 'react';
import { useExtension } from '#web/client/server-extensions.ts';
import { templateSwatches } from '#web/codes/template-swatches.tsx';
import { Text } from '#web/ui/base/Text.tsx';
import { SwatchGroup } from '#web/ui/form/SwatchGroup.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { qrBatch as words } from '#web/words/qr-batch.ts';
import { qrTemplates } from '#web/words/qr-templates.ts';
import type { BatchTemplate } from './use-template.ts';

interface BatchTemplateCardProps {
  template: BatchTemplate;
}

export const BatchTemplateCard = ({ template: { designs, key, choose } }: BatchTemplateCardProps) => {
  const keepsLooks = useExtension('looks');
  const swatches = useMemo(() => templateSwatches(designs), [designs]);
  return (
    <Card title={words.design} text={words.designText}>
      <Stack gap={2}>
        <SwatchGroup
          label={qrTemplates.templates}
          size="large"
          options={swatches}
          value={key ?? 'classic'}
          onChange={choose}
        />
        {keepsLooks ? null : (
          <Text size="sm" tone="second" as="p">
            {words.looksStayHere}
          </Text>
        )}
      </Stack>
    </Card>
  );
};
