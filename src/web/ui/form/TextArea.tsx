import type { ComponentProps, CSSProperties } from 'react';
import { matchesShortcut } from '#web/browser/shortcuts.ts';
import css from './TextArea.module.css';
import { useFieldAttributes } from './field-context.ts';

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'className' | 'style'> & { mono?: boolean };

/** Enter starts a new line here, so Ctrl or Cmd with Enter submits the form. */
export const TextArea = ({ mono = false, rows = 3, onKeyDown, ...rest }: TextAreaProps) => (
  <textarea
    {...rest}
    onKeyDown={(event) => {
      onKeyDown?.(event);
      if (event.nativeEvent.isComposing || !matchesShortcut(event.nativeEvent, 'mod+enter')) return;
      event.preventDefault();
      event.currentTarget.form?.requestSubmit();
    }}
    {...useFieldAttributes(rest)}
    rows={rows}
    style={{ '--rows': rows } as CSSProperties}
    className={css.area}
    data-mono={mono || undefined}
  />
);
