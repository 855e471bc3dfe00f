import type { ComponentProps } from 'react';
import { Field } from './Field.tsx';
import { Grid } from '#web/ui/layout/Grid.tsx';
import { HexField } from './HexField.tsx';
import { Select } from './Select.tsx';

type LookFieldsProps = {
  color: Pick<ComponentProps<typeof HexField>, 'value' | 'onPick' | 'input' | 'error'>;
  /** What `register` gives for the theme. */
  theme: ComponentProps<'select'>;
};

const swatches = [
  { hex: '#3b53d9', name: 'Blue' },
  { hex: '#0f766e', name: 'Teal' },
  { hex: '#4d7c0f', name: 'Green' },
  { hex: '#d97706', name: 'Amber' },
  { hex: '#dc2626', name: 'Red' },
  { hex: '#db2777', name: 'Pink' },
  { hex: '#7c3aed', name: 'Violet' },
  { hex: '#1b1b19', name: 'Ink' },
];

const themeOptions = [
  { value: 'auto', label: 'As the visitor’s system' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

/** Color and theme of a page for visitors. */
export const LookFields = ({ color, theme }: LookFieldsProps) => (
  <Grid columns={2} stretch={false}>
    <HexField
      label="Color"
      swatches={swatches}
      hint="Made lighter or darker where it could not be read."
      {...color}
    />
    <Field label="Theme">
      <Select options={themeOptions} {...theme} />
    </Field>
  </Grid>
);
