import type { ComponentProps, ReactNode } from 'react';
import css from './TextInput.module.css';
import { useFieldAttributes } from './field-context.ts';

type TextInputProps = Omit<ComponentProps<'input'>, 'className' | 'style' | 'prefix'> & {
  /** Fixed text before the input, such as `go.acme.com/`. */
  prefix?: ReactNode;
  suffix?: ReactNode;
  /** For aliases, keys and codes. */
  mono?: boolean;
};

export const TextInput = ({ prefix, suffix, mono = false, type = 'text', ...rest }: TextInputProps) => (
  <span className={css.box} data-mono={mono || undefined}>
    {prefix ? <span className={css.prefix}>{prefix}</span> : null}
    <input {...rest} {...useFieldAttributes(rest)} type={type} className={css.input} />
    {suffix ? <span className={css.suffix}>{suffix}</span> : null}
  </span>
);
