import type { ComponentProps } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { type FieldRow, FieldRows } from '#web/ui/form/FieldRows.tsx';
import { Select } from '#web/ui/form/Select.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import type { linkForm } from '#web/words/link-form.ts';

export interface RuleRow {
  value: string;
  link: string;
}

interface RuleRowsProps {
  words: (typeof linkForm.by)['device'];
  options: ComponentProps<typeof Select>['options'];
  rows: readonly RuleRow[];
  most: number;
  field: (at: number, part: keyof RuleRow) => UseFormRegisterReturn;
  errorAt: (at: number) => FieldRow['error'];
  /** Called with the rows after one was added or removed. */
  onRows: (rows: RuleRow[]) => void;
}

export const RuleRows = ({ words, options, rows, most, field, errorAt, onRows }: RuleRowsProps) => (
  <FieldRows
    label={words.title}
    hint={words.hint}
    addLabel={words.add}
    onAdd={rows.length < most ? () => onRows([...rows, { value: '', link: '' }]) : undefined}
    onRemove={(at) => onRows(rows.toSpliced(at, 1))}
    rows={rows.map((row, at) => ({
      error: errorAt(at),
      first: (
        <Select
          aria-label={words.choice(at + 1)}
          placeholder={words.choose}
          options={options}
          {...field(at, 'value')}
          value={row.value}
        />
      ),
      second: (
        <TextInput
          type="url"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          aria-label={words.destination(at + 1)}
          placeholder="https://example.com"
          {...field(at, 'link')}
          value={row.link}
        />
      ),
    }))}
  />
);
