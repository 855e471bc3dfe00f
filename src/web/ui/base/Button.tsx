import type { ComponentProps, ReactNode } from 'react';
import { useImperativeHandle, useRef } from 'react';
import { useBlockedReason } from '#web/browser/read-only.ts';
import { ariaShortcut, useShortcut } from '#web/browser/shortcuts.ts';
import css from './Button.module.css';
import { keepFocus } from './keep-focus.ts';
import { Kbd } from './Kbd.tsx';
import { Spinner } from './Spinner.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger' | 'dashed';

export type ButtonProps = Omit<ComponentProps<'button'>, 'className' | 'style'> & {
  variant?: ButtonVariant;
  size?: 'small' | 'medium';
  icon?: ReactNode;
  /** Shown in the button and bound to it, so that the key clicks it. */
  shortcut?: string;
  /** Shows a spinner, keeps the width, and ignores further clicks. */
  pending?: boolean;
  wide?: boolean;
  /** Shows only the icon on phones, where several buttons share a line. */
  compact?: boolean;
  /** Position of the label in a wide button. */
  align?: 'start';
  /**
   * Whether it changes data. Such buttons are disabled in read-only mode. By default, primary, danger and submit
   * buttons do.
   */
  changes?: boolean;
};

export const Button = ({
  variant = 'secondary',
  size = 'medium',
  icon,
  shortcut,
  pending = false,
  wide = false,
  compact = false,
  align,
  type = 'button',
  changes = variant === 'primary' || variant === 'danger' || type === 'submit',
  disabled,
  title,
  onClick,
  onMouseDown = type === 'submit' ? keepFocus : undefined,
  ref,
  children,
  ...rest
}: ButtonProps) => {
  const button = useRef<HTMLButtonElement>(null);
  useImperativeHandle(ref, () => button.current as HTMLButtonElement);
  const readOnly = useBlockedReason();
  const held = changes ? readOnly : undefined;
  const isIdle = pending || held !== undefined;
  useShortcut(shortcut, () => button.current?.click(), { enabled: !disabled });
  return (
    <button
      {...rest}
      ref={button}
      type={type}
      className={css.button}
      data-variant={variant}
      data-size={size}
      data-wide={wide || undefined}
      data-compact={compact || undefined}
      data-align={align}
      data-pending={pending || undefined}
      data-held={held !== undefined || undefined}
      disabled={disabled}
      title={held ?? title}
      aria-busy={pending || undefined}
      aria-disabled={isIdle || undefined}
      aria-keyshortcuts={shortcut && ariaShortcut(shortcut)}
      onMouseDown={onMouseDown}
      onClick={isIdle ? (event) => event.preventDefault() : onClick}
    >
      <span className={css.content}>
        {icon}
        {children}
        {shortcut ? <Kbd keys={shortcut} /> : null}
      </span>
      {pending ? (
        <span className={css.wait}>
          <Spinner />
        </span>
      ) : null}
    </button>
  );
};
