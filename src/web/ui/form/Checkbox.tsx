import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';
import css from './Checkbox.module.css';
import { useFieldAttributes } from './field-context.ts';

type CheckboxProps = Omit<ComponentProps<'input'>, 'className' | 'style' | 'type'> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
};

export const Checkbox = ({ label, hint, error, ...rest }: CheckboxProps) => {
  const id = useId();
  const note = error ?? hint;
  const ties = useFieldAttributes({
    id: rest.id ?? id,
    'aria-describedby': [rest['aria-describedby'], note && `${id}-note`].filter(Boolean).join(' '),
  });
  return (
    <span className={css.row}>
      <input
        {...rest}
        {...ties}
        aria-invalid={Boolean(error) || ties['aria-invalid']}
        type="checkbox"
        className={css.box}
      />
      <span className={css.words}>
        <label htmlFor={ties.id} className={css.label}>
          {label}
        </label>
        {note ? (
          <span id={`${id}-note`} className={error ? css.error : css.hint}>
            {note}
          </span>
        ) : null}
      </span>
    </span>
  );
};
