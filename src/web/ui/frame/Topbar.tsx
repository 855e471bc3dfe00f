import { Menu } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '#web/ui/base/Link.tsx';
import { frame as words } from '#web/words/frame.ts';
import { IconButton } from '#web/ui/base/IconButton.tsx';
import { Logo } from '#web/ui/base/Logo.tsx';
import css from './Topbar.module.css';

type TopbarProps = { onMenu: () => void; tools?: ReactNode; whose?: ReactNode; home?: string };

/** Renders the bar on phones with the navigation button and the tools. */
export const Topbar = ({ onMenu, tools, whose, home = '/' }: TopbarProps) => (
  <header className={css.bar}>
    <IconButton label={words.openNavigation} icon={<Menu />} onClick={onMenu} noTooltip />
    <Link to={home} className={css.home} aria-label={words.home}>
      <Logo mark={whose !== undefined} />
    </Link>
    {whose}
    <div className={css.tools}>{tools}</div>
  </header>
);
