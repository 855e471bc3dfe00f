import type { ComponentProps, ReactNode } from 'react';
import { useBlockedReason } from '#web/browser/read-only.ts';
import { ariaShortcut, useShortcut } from '#web/browser/shortcuts.ts';
import { useImperativeHandle, useRef } from 'react';
import css from './IconButton.module.css';
import { Tooltip } from './Tooltip.tsx';

type IconButtonProps = Omit<ComponentProps<'button'>, 'className' | 'style' | 'children'> & {
  /** Accessible name, also shown as the tooltip. */
  label: string;
  icon: ReactNode;
  variant?: 'ghost' | 'secondary' | 'danger';
  size?: 'small' | 'medium';
  shortcut?: string;
  /** For buttons whose name is already visible beside them. */
  noTooltip?: boolean;
  /** As for `Button`. By default, only danger buttons change data. */
  changes?: boolean;
};

export const IconButton = ({
  label,
  icon,
  variant = 'ghost',
  size = 'medium',
  shortcut,
  noTooltip = false,
  type = 'button',
  changes = variant === 'danger',
  disabled,
  onClick,
  ref,
  ...rest
}: IconButtonProps) => {
  const button = useRef<HTMLButtonElement>(null);
  useImperativeHandle(ref, () => button.current as HTMLButtonElement);
  const readOnly = useBlockedReason();
  const held = changes ? readOnly : undefined;
  useShortcut(shortcut, () => button.current?.click(), { enabled: !disabled });
  const element = (
    <button
      {...rest}
      ref={button}
      type={type}
      disabled={disabled}
      aria-disabled={held !== undefined || rest['aria-disabled'] || undefined}
      data-held={held !== undefined || undefined}
      onClick={held === undefined ? onClick : undefined}
      className={css.button}
      data-variant={variant}
      data-size={size}
      aria-label={label}
      aria-keyshortcuts={shortcut && ariaShortcut(shortcut)}
    >
      {icon}
    </button>
  );
  if (noTooltip) return element;
  return (
    <Tooltip text={held ?? label} shortcut={shortcut}>
      {element}
    </Tooltip>
  );
};
