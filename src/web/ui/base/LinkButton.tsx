import type { ReactNode } from 'react';
import { useRef } from 'react';
import { Link } from './Link.tsx';
import { useBlockedReason } from '#web/browser/read-only.ts';
import { ariaShortcut, useShortcut } from '#web/browser/shortcuts.ts';
import css from './Button.module.css';
import type { ButtonVariant } from './Button.tsx';
import { Kbd } from './Kbd.tsx';

type LinkButtonProps = {
  /** A path within this app. */
  to?: string;
  /** An external address or a file. */
  href?: string;
  /** File name, if following the link downloads a file. */
  download?: string;
  external?: boolean;
  variant?: ButtonVariant;
  size?: 'small' | 'medium';
  icon?: ReactNode;
  shortcut?: string;
  wide?: boolean;
  compact?: boolean;
  /** Whether it opens a page where something is created or changed. By default, primary links and links to forms do. */
  changes?: boolean;
  children: ReactNode;
};

/** Matches the paths of pages that are forms. */
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
  const readOnly = useBlockedReason();
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
  // Links can't be disabled, so an element that looks like one but goes nowhere replaces it.
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
