import { History } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { Button } from '#web/ui/base/Button.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { qrStudio as words } from '#web/words/qr-studio.ts';
import type { QrLook } from '#contract/qr-look.ts';
import { DesignFields } from './DesignFields.tsx';
import { lastDesign } from '#web/pages/qr/drawing/kept-design.ts';
import type { FieldsProps } from './field-props.ts';
import { LookFields } from './LookFields.tsx';

interface DesignCardProps extends FieldsProps {
  foot: ReactNode;
}

export const DesignCard = ({ form, foot }: DesignCardProps) => {
  const [last] = useState(lastDesign);
  const [taken, setTaken] = useState(0);
  const setLook = (look: QrLook) => form.setValue('look', look, { shouldDirty: true });
  const takeLast = () => {
    if (!last) return;
    setTaken(taken + 1);
    for (const name of ['foreground', 'background', 'logo'] as const)
      form.setValue(name, last[name], { shouldDirty: true, shouldValidate: true });
    setLook(last.look ?? {});
  };
  return (
    <Card
      title={words.design}
      actions={
        last ? (
          <Button size="small" icon={<History />} onClick={takeLast}>
            {words.lastDesign}
          </Button>
        ) : undefined
      }
      foot={foot}
    >
      <Stack gap={5}>
        <DesignFields form={form} />
        <LookFields
          // Fields that keep what is typed begin anew with another design.
          key={taken}
          look={form.watch('look')}
          onChange={setLook}
          hasLogo={form.watch('logo') !== ''}
        />
      </Stack>
    </Card>
  );
};
