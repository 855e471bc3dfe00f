import type { ReactNode } from 'react';
import { Link } from './Link.tsx';
import css from './TextLink.module.css';

type TextLinkProps = {
  to?: string;
  href?: string;
  /** `quiet` inherits the color and is underlined on hover, for names in lists. */
  look?: 'accent' | 'quiet';
  mono?: boolean;
  children: ReactNode;
};

/**
 * Renders a link in running text or a list. An `href` opens in a new tab, and an e-mail address in the mail program.
 */
export const TextLink = ({ to, href, look = 'accent', mono = false, children }: TextLinkProps) => {
  const shape = { className: css.link, 'data-look': look, 'data-mono': mono || undefined };
  return to === undefined ? (
    <a {...shape} href={href} target={href?.startsWith('mailto:') ? undefined : '_blank'} rel="noreferrer">
      {children}
    </a>
  ) : (
    <Link {...shape} to={to}>
      {children}
    </Link>
  );
};
