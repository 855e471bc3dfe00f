import type { FieldPath } from 'react-hook-form';
import { Grid } from '#web/ui/layout/Grid.tsx';
import { HexField } from '#web/ui/form/HexField.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { qrStudio as words } from '#web/words/qr-studio.ts';
import { inks, papers } from './color-choices.ts';
import { errorAt, type FieldsProps } from './field-props.ts';
import { LogoField } from './LogoField.tsx';
import type { QrValues } from './qr-form.ts';

export const DesignFields = ({ form }: FieldsProps) => {
  const color = (name: Extract<FieldPath<QrValues>, 'foreground' | 'background'>) => ({
    value: form.watch(name),
    input: form.register(name),
    error: errorAt(form, name),
    onPick: (hex: string) => form.setValue(name, hex, { shouldDirty: true, shouldValidate: true }),
  });
  return (
    <Stack gap={4}>
      <Grid columns={2} stretch={false}>
        <HexField label={words.color} swatches={inks} {...color('foreground')} />
        <HexField label={words.background} swatches={papers} {...color('background')} />
      </Grid>
      <LogoField form={form} />
    </Stack>
  );
};
