import type { ComponentProps } from 'react';
import { FieldRows } from '#web/ui/FieldRows.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';

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
  /** What is wrong with a row. */
  errorAt: (at: number) => string | undefined;
  onChange: (rows: RuleRow[]) => void;
}

export const RuleRows = ({ label, what, hint, options, rows, most, errorAt, onChange }: RuleRowsProps) => {
  const put = (at: number, change: Partial<RuleRow>) =>
    onChange(rows.map((row, place) => (place === at ? { ...row, ...change } : row)));
  return (
    <FieldRows
      label={label}
      {...(hint !== undefined && { hint })}
      addLabel={`Add a ${what}`}
      onAdd={rows.length < most ? () => onChange([...rows, { value: '', link: '' }]) : undefined}
      onRemove={(at) => onChange(rows.toSpliced(at, 1))}
      rows={rows.map((row, at) => ({
        error: errorAt(at),
        first: (
          <Select
            aria-label={`Rule ${at + 1}: ${what}`}
            aria-invalid={errorAt(at) !== undefined}
            placeholder={`Choose a ${what}`}
            options={options}
            value={row.value}
            onChange={(event) => put(at, { value: event.target.value })}
          />
        ),
        second: (
          <TextInput
            type="url"
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            aria-label={`Destination of rule ${at + 1} by ${what}`}
            aria-invalid={errorAt(at) !== undefined}
            placeholder="https://example.com"
            value={row.link}
            onChange={(event) => put(at, { link: event.target.value })}
          />
        ),
      }))}
    />
  );
};
