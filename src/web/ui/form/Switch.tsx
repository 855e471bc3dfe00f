import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';
import css from './Switch.module.css';

type SwitchProps = Omit<ComponentProps<'input'>, 'className' | 'style' | 'type' | 'role'> & {
  label: ReactNode;
  hint?: ReactNode;
};

export const Switch = ({ label, hint, ...rest }: SwitchProps) => {
  const id = useId();
  return (
    <span className={css.row}>
      <span className={css.words}>
        <label htmlFor={rest.id ?? id} className={css.label}>
          {label}
        </label>
        {hint ? (
          <span id={`${id}-hint`} className={css.hint}>
            {hint}
          </span>
        ) : null}
      </span>
      <input
        {...rest}
        id={rest.id ?? id}
        aria-describedby={hint ? `${id}-hint` : undefined}
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox tells its own state
        role="switch"
        className={css.switch}
      />
    </span>
  );
};
