import { History } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { Button } from '#web/ui/base/Button.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { qrStudio as words } from '#web/words/qr-studio.ts';
import { DesignFields } from './DesignFields.tsx';
import { type DownloadStyle, lastDesign } from '#web/pages/qr/drawing/download-style.ts';
import type { FieldsProps } from './field-props.ts';
import { StyleFields } from './StyleFields.tsx';

interface DesignCardProps extends FieldsProps {
  style: DownloadStyle;
  onStyle: (style: DownloadStyle) => void;
  foot: ReactNode;
}

export const DesignCard = ({ form, style, onStyle, foot }: DesignCardProps) => {
  const [last] = useState(lastDesign);
  const takeLast = () => {
    if (!last) return;
    const { shape, margin, errorCorrection } = last;
    for (const name of ['foreground', 'background', 'logo'] as const)
      form.setValue(name, last[name], { shouldDirty: true, shouldValidate: true });
    onStyle({ shape, margin, errorCorrection });
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
        <StyleFields style={style} onChange={onStyle} hasLogo={form.watch('logo') !== ''} />
      </Stack>
    </Card>
  );
};
