import type { FieldPath } from 'react-hook-form';
import { Grid } from '#web/ui/layout/Grid.tsx';
import { HexField } from '#web/ui/form/HexField.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { qrStudio as words } from '#web/words/qr-studio.ts';
import { errorAt, type FieldsProps } from './field-props.ts';
import { LogoField } from './LogoField.tsx';
import type { QrValues } from './qr-form.ts';

const inks = [
  { hex: '#000000', name: words.inks.black },
  { hex: '#1b1b19', name: words.inks.soot },
  { hex: '#1e2878', name: words.inks.navy },
  { hex: '#1f5f3f', name: words.inks.forest },
  { hex: '#8c1f1a', name: words.inks.brick },
  { hex: '#5b2a86', name: words.inks.plum },
];

const papers = [
  { hex: '#ffffff', name: words.papers.white },
  { hex: '#f4f4f2', name: words.papers.ash },
  { hex: '#fbf3e0', name: words.papers.cream },
  { hex: '#eceffc', name: words.papers.sky },
  { hex: '#e8f4ed', name: words.papers.mint },
  { hex: '#fcedeb', name: words.papers.rose },
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
        <HexField label={words.color} swatches={inks} {...color('foreground')} />
        <HexField label={words.background} swatches={papers} {...color('background')} />
      </Grid>
      <LogoField form={form} />
    </Stack>
  );
};
