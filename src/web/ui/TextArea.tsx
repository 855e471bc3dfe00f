import type { ComponentProps } from 'react';
import css from './TextArea.module.css';
import { useFieldTies } from './field-context.ts';

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'className' | 'style'> & { mono?: boolean };

export const TextArea = ({ mono = false, rows = 3, ...rest }: TextAreaProps) => (
  <textarea
    {...rest}
    {...useFieldTies(rest)}
    rows={rows}
    className={css.area}
    data-mono={mono || undefined}
  />
);
