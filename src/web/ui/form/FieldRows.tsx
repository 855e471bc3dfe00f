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
  /** Two controls, each with a name of its own. */
  first: ReactNode;
  second: ReactNode;
  /** How to put it right, and which of the two is to blame. */
  error?: { of: 'first' | 'second'; text: string } | undefined;
};

type FieldRowsProps = {
  label: string;
  hint?: string;
  rows: readonly FieldRow[];
  addLabel: string;
  /** Absent: there can be no more. */
  onAdd: (() => void) | undefined;
  onRemove: (at: number) => void;
};

/** As many rows of the same two fields as people like. */
export const FieldRows = ({ label, hint, rows, addLabel, onAdd, onRemove }: FieldRowsProps) => {
  const list = useRef<HTMLFieldSetElement>(null);
  const id = useId();
  /** Ties the error to the control that it is about. */
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
