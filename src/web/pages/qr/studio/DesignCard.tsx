import { History } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/base/Button.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { qrStudio as words } from '#web/words/qr-studio.ts';
import type { QrLook } from '#contract/qr-look.ts';
import { toHex } from '#web/lib/colors.ts';
import type { TemplateDesign } from '#web/codes/designs.ts';
import { TemplateFields } from '#web/pages/qr/templates/TemplateFields.tsx';
import { DesignFields } from './DesignFields.tsx';
import { lastDesign } from '#web/codes/last-design.ts';
import type { FieldsProps } from './field-props.ts';
import { LookFields } from './LookFields.tsx';

interface DesignCardProps extends FieldsProps {
  design: TemplateDesign;
  onSaveTemplate: () => void;
  onManageTemplates: () => void;
}

export const DesignCard = ({ form, design, onSaveTemplate, onManageTemplates }: DesignCardProps) => {
  const [last] = useState(lastDesign);
  const [taken, setTaken] = useState(0);
  const setLook = (look: QrLook) => form.setValue('look', look, { shouldDirty: true });
  const take = ({ look, logo, ...colors }: TemplateDesign) => {
    setTaken(taken + 1);
    const values = { ...colors, ...(logo !== undefined && { logo }) };
    for (const [name, value] of Object.entries(values))
      form.setValue(name as keyof typeof values, toHex(value) ?? value, {
        shouldDirty: true,
        shouldValidate: true,
      });
    setLook(look);
  };
  return (
    <Card
      title={words.design}
      actions={
        last ? (
          <Button size="small" icon={<History />} onClick={() => take({ ...last, look: last.look ?? {} })}>
            {words.lastDesign}
          </Button>
        ) : undefined
      }
    >
      <Stack gap={5}>
        <TemplateFields design={design} onTake={take} onSave={onSaveTemplate} onManage={onManageTemplates} />
        <DesignFields form={form} />
        <LookFields
          // Fields that keep their input reset when the design changes.
          key={taken}
          look={form.watch('look')}
          onChange={setLook}
          hasLogo={form.watch('logo') !== ''}
        />
      </Stack>
    </Card>
  );
};
