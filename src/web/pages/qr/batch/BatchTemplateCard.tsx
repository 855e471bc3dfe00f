import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { lookList } from '#web/api/looks.ts';
import { useExtension } from '#web/client/server-extensions.ts';
import { builtInDesigns, ownDesigns, type TemplateDesign } from '#web/codes/designs.ts';
import { withOutline } from '#web/codes/outline-of.ts';
import { templateSwatches } from '#web/codes/template-swatches.tsx';
import { Text } from '#web/ui/base/Text.tsx';
import { SwatchGroup } from '#web/ui/form/SwatchGroup.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { qrBatch as words } from '#web/words/qr-batch.ts';
import { qrTemplates } from '#web/words/qr-templates.ts';

export interface ChosenTemplate {
  key: string;
  /** Undefined while the words of its frame are drawn. */
  design: TemplateDesign | undefined;
}

interface BatchTemplateCardProps {
  chosen: ChosenTemplate | undefined;
  onChoose: (choose: (now: ChosenTemplate | undefined) => ChosenTemplate) => void;
}

/** One design for all codes of a file. */
export const BatchTemplateCard = ({ chosen, onChoose }: BatchTemplateCardProps) => {
  const keepsLooks = useExtension('looks');
  const { data: own } = useQuery(lookList(keepsLooks));
  const designs = useMemo(() => [...builtInDesigns(), ...ownDesigns(own ?? [])], [own]);
  const swatches = useMemo(() => templateSwatches(designs), [designs]);
  const choose = async (key: string) => {
    const named = designs.find((each) => each.key === key);
    if (!named) return;
    onChoose(() => ({ key, design: undefined }));
    const design = await withOutline(named.design);
    onChoose((now) => (now?.key === key ? { key, design } : (now ?? { key, design })));
  };
  return (
    <Card title={words.design} text={words.designText}>
      <Stack gap={2}>
        <SwatchGroup
          label={qrTemplates.templates}
          size="large"
          options={swatches}
          value={chosen?.key ?? 'classic'}
          onChange={(key) => void choose(key)}
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
