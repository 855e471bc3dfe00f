import type { FieldPath } from 'react-hook-form';
import { Grid } from '#web/ui/layout/Grid.tsx';
import { HexField } from '#web/ui/form/HexField.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { errorAt, type FieldsProps } from './field-props.ts';
import { LogoField } from './LogoField.tsx';
import type { QrValues } from './qr-form.ts';

const inks = [
  { hex: '#000000', name: 'Black' },
  { hex: '#1b1b19', name: 'Soot' },
  { hex: '#1e2878', name: 'Navy' },
  { hex: '#1f5f3f', name: 'Forest' },
  { hex: '#8c1f1a', name: 'Brick' },
  { hex: '#5b2a86', name: 'Plum' },
];

const papers = [
  { hex: '#ffffff', name: 'White' },
  { hex: '#f4f4f2', name: 'Ash' },
  { hex: '#fbf3e0', name: 'Cream' },
  { hex: '#eceffc', name: 'Sky' },
  { hex: '#e8f4ed', name: 'Mint' },
  { hex: '#fcedeb', name: 'Rose' },
];

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
        <HexField label="Color" swatches={inks} {...color('foreground')} />
        <HexField label="Paper" swatches={papers} {...color('background')} />
      </Grid>
      <LogoField form={form} />
    </Stack>
  );
};
