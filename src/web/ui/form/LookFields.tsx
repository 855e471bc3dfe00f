import type { ComponentProps } from 'react';
import { lookFields as words } from '#web/words/look-fields.ts';
import { themes } from '#web/words/themes.ts';
import { Field } from './Field.tsx';
import { Grid } from '#web/ui/layout/Grid.tsx';
import { HexField } from './HexField.tsx';
import { Select } from './Select.tsx';

type LookFieldsProps = {
  color: Pick<ComponentProps<typeof HexField>, 'value' | 'onPick' | 'input' | 'error'>;
  /** Return value of react-hook-form's `register` for the theme. */
  theme: ComponentProps<'select'>;
};

const swatches = [
  { hex: '#3b53d9', name: words.blue },
  { hex: '#0f766e', name: words.teal },
  { hex: '#4d7c0f', name: words.green },
  { hex: '#d97706', name: words.amber },
  { hex: '#dc2626', name: words.red },
  { hex: '#db2777', name: words.pink },
  { hex: '#7c3aed', name: words.violet },
  { hex: '#1b1b19', name: words.black },
];

const themeOptions = [
  { value: 'auto', label: words.visitorsSystem },
  { value: 'light', label: themes.light },
  { value: 'dark', label: themes.dark },
];

export const LookFields = ({ color, theme }: LookFieldsProps) => (
  <Grid columns={2} gap={5} stretch={false}>
    <HexField label={words.color} swatches={swatches} hint={words.colorHint} {...color} />
    <Field label={themes.theme}>
      <Select options={themeOptions} {...theme} />
    </Field>
  </Grid>
);
