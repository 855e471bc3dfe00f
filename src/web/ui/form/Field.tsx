import type { ReactNode } from 'react';
import { useId } from 'react';
import { form as words } from '#web/words/form.ts';
import css from './Field.module.css';
import { FieldContext } from './field-context.ts';
import { FieldError } from './FieldError.tsx';

type FieldProps = {
  label: string;
  hint?: ReactNode;
  /** How to fix the input. Shown directly below the control. */
  error?: string;
  optional?: boolean;
  /** Shown at the end of the label's line, such as a link. */
  aside?: ReactNode;
  children: ReactNode;
};

export const Field = ({ label, hint, error, optional = false, aside, children }: FieldProps) => {
  const id = useId();
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined;
  return (
    <div className={css.field}>
      <div className={css.top}>
        <label className={css.label} htmlFor={id}>
          {label}
          {optional ? <span className={css.optional}>{words.optional}</span> : null}
        </label>
        {aside ? <span className={css.aside}>{aside}</span> : null}
      </div>
      <FieldContext value={{ id, describedBy, invalid: Boolean(error) }}>{children}</FieldContext>
      <FieldError id={`${id}-error`} text={error} />
      {hint ? (
        <p id={`${id}-hint`} className={css.hint}>
          {hint}
        </p>
      ) : null}
    </div>
  );
};
