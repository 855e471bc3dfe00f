import type { ComponentProps } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { type FieldRow, FieldRows } from '#web/ui/form/FieldRows.tsx';
import { Select } from '#web/ui/form/Select.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';

export interface RuleRow {
  value: string;
  link: string;
}

interface RuleRowsProps {
  label: string;
  /** What is chosen in a row: "country". */
  what: string;
  hint?: string;
  options: ComponentProps<typeof Select>['options'];
  rows: readonly RuleRow[];
  most: number;
  /** A control of a row, as the form has it. */
  field: (at: number, part: keyof RuleRow) => UseFormRegisterReturn;
  /** What is wrong with a row. */
  errorAt: (at: number) => FieldRow['error'];
  /** There are more rows, or fewer. */
  onRows: (rows: RuleRow[]) => void;
}

export const RuleRows = ({
  label,
  what,
  hint,
  options,
  rows,
  most,
  field,
  errorAt,
  onRows,
}: RuleRowsProps) => (
  <FieldRows
    label={label}
    {...(hint !== undefined && { hint })}
    addLabel={`Add a ${what}`}
    onAdd={rows.length < most ? () => onRows([...rows, { value: '', link: '' }]) : undefined}
    onRemove={(at) => onRows(rows.toSpliced(at, 1))}
    rows={rows.map((row, at) => ({
      error: errorAt(at),
      first: (
        <Select
          aria-label={`Rule ${at + 1}: ${what}`}
          placeholder={`Choose a ${what}`}
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
          aria-label={`Destination of rule ${at + 1} by ${what}`}
          placeholder="https://example.com"
          {...field(at, 'link')}
          value={row.link}
        />
      ),
    }))}
  />
);
