import type { ReactNode } from 'react';
import { useRef } from 'react';
import { Link } from './Link.tsx';
import { useHeldReason } from '#web/browser/read-only.ts';
import { ariaShortcut, useShortcut } from '#web/browser/shortcuts.ts';
import css from './Button.module.css';
import type { ButtonVariant } from './Button.tsx';
import { Kbd } from './Kbd.tsx';

type LinkButtonProps = {
  /** A path of this app. */
  to?: string;
  /** An address elsewhere, or a file. */
  href?: string;
  /** The file's name, where following the link saves one. */
  download?: string;
  /** Opens beside the app. */
  external?: boolean;
  variant?: ButtonVariant;
  size?: 'small' | 'medium';
  icon?: ReactNode;
  shortcut?: string;
  wide?: boolean;
  /** As of a Button. */
  compact?: boolean;
  /** Whether it leads to where something is created or changed. Primary ones do, and those to forms, unless told otherwise. */
  changes?: boolean;
  children: ReactNode;
};

/** The address of a form, as pages name them. */
const form = /(?:\/new|\/batch|\/edit|\?open=new)$/;

export const LinkButton = ({
  to,
  href,
  download,
  external = false,
  variant = 'secondary',
  size = 'medium',
  icon,
  shortcut,
  wide = false,
  compact = false,
  changes = variant === 'primary' || (to !== undefined && form.test(to)),
  children,
}: LinkButtonProps) => {
  const link = useRef<HTMLAnchorElement>(null);
  const readOnly = useHeldReason();
  const held = changes ? readOnly : undefined;
  useShortcut(shortcut, () => link.current?.click());
  const look = {
    ref: link,
    className: css.button,
    'data-variant': variant,
    'data-size': size,
    'data-wide': wide || undefined,
    'data-compact': compact || undefined,
    'aria-keyshortcuts': shortcut && ariaShortcut(shortcut),
  };
  // A link can't be disabled: in its place stands what looks like it and leads nowhere.
  const idle = { role: 'link', tabIndex: 0, title: held, 'aria-disabled': true, 'data-held': true } as const;
  const content = (
    <span className={css.content}>
      {icon}
      {children}
      {shortcut ? <Kbd keys={shortcut} /> : null}
    </span>
  );
  if (held !== undefined)
    return (
      <span {...look} {...idle}>
        {content}
      </span>
    );
  if (to !== undefined)
    return (
      <Link {...look} to={to}>
        {content}
      </Link>
    );
  return (
    <a
      {...look}
      href={href}
      download={download}
      target={external ? '_blank' : undefined}
      rel={external ? 'noreferrer' : undefined}
    >
      {content}
    </a>
  );
};
