import { Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useId, useRef } from 'react';
import { form as words } from '#web/words/form.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { FieldContext } from './field-context.ts';
import { FieldError } from './FieldError.tsx';
import css from './FieldRows.module.css';
import { IconButton } from '#web/ui/base/IconButton.tsx';

export type FieldRow = {
  /** Two controls, each with its own accessible name. */
  first: ReactNode;
  second: ReactNode;
  /** How to fix the input, and which of the two controls it is about. */
  error?: { of: 'first' | 'second'; text: string } | undefined;
};

type FieldRowsProps = {
  label: string;
  hint?: string;
  rows: readonly FieldRow[];
  addLabel: string;
  /** Undefined if no more rows can be added. */
  onAdd: (() => void) | undefined;
  onRemove: (at: number) => void;
};

/** Renders any number of rows with the same two fields. */
export const FieldRows = ({ label, hint, rows, addLabel, onAdd, onRemove }: FieldRowsProps) => {
  const list = useRef<HTMLFieldSetElement>(null);
  const id = useId();
  /** Associates the error with its control. */
  const tied = (control: 'first' | 'second', { error, ...row }: FieldRow, at: number) => (
    <FieldContext
      value={
        error?.of === control
          ? { id: `${id}-${at}`, describedBy: `${id}-${at}-error`, invalid: true }
          : undefined
      }
    >
      {row[control]}
    </FieldContext>
  );
  return (
    <fieldset ref={list} className={css.group}>
      <legend className={css.legend}>{label}</legend>
      {hint ? <p className={css.hint}>{hint}</p> : null}
      {rows.map((row, at) => (
        <div key={at} className={css.row}>
          <div className={css.first}>{tied('first', row, at)}</div>
          <div className={css.second}>{tied('second', row, at)}</div>
          <div className={css.remove}>
            <IconButton
              size="small"
              icon={<X />}
              label={words.removeRow(at + 1)}
              noTooltip
              onClick={() => {
                onRemove(at);
                list.current?.querySelector<HTMLElement>('[data-add] button')?.focus();
              }}
            />
          </div>
          <FieldError id={`${id}-${at}-error`} text={row.error?.text} within="row" />
        </div>
      ))}
      <div data-add="">
        <Button size="small" icon={<Plus />} disabled={onAdd === undefined} onClick={onAdd}>
          {addLabel}
        </Button>
      </div>
    </fieldset>
  );
};
