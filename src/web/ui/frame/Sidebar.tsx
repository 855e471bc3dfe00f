import type { ReactNode } from 'react';
import { Link } from '#web/ui/base/Link.tsx';
import { frame as words } from '#web/words/frame.ts';
import { Logo } from '#web/ui/base/Logo.tsx';
import css from './Sidebar.module.css';
import { SidebarItem } from './SidebarItem.tsx';
import type { NavGroup, NavItem } from './nav-items.ts';

type SidebarProps = {
  groups: readonly NavGroup[];
  /** Items at the bottom, such as account, support and shortcuts. */
  foot?: readonly NavItem[];
  /** The account switcher, at the end of the header. */
  account?: ReactNode;
  whose?: ReactNode;
  home?: string;
  /** Shows only icons. */
  folded?: boolean;
  /** Called when an item is selected. Closes the drawer on phones. */
  onNavigate?: () => void;
};

const list = (items: readonly NavItem[], folded: boolean, onNavigate?: () => void) => (
  <ul className={css.list}>
    {items.map((item) => (
      <li key={item.label}>
        <SidebarItem item={item} folded={folded} onNavigate={onNavigate} />
      </li>
    ))}
  </ul>
);

export const Sidebar = ({
  groups,
  foot = [],
  account,
  whose,
  home = '/',
  folded = false,
  onNavigate,
}: SidebarProps) => {
  // In the drawer, the close button is at the end of the header.
  const atFoot = folded || onNavigate !== undefined;
  return (
    <div className={css.sidebar} data-folded={folded || undefined}>
      <div className={css.head}>
        <Link to={home} className={css.home} aria-label={words.home} onClick={onNavigate}>
          <Logo mark={folded} />
        </Link>
        {atFoot ? null : account}
      </div>
      {whose}
      <nav className={css.nav} aria-label={words.main}>
        {groups.map((group, place) => (
          <div key={group.label ?? place} className={css.group}>
            {group.label ? <p className={folded ? css.rule : css.heading}>{group.label}</p> : null}
            {list(group.items, folded, onNavigate)}
          </div>
        ))}
      </nav>
      <div className={css.foot}>
        {foot.length > 0 ? list(foot, folded, onNavigate) : null}
        {atFoot && account ? <div className={css.account}>{account}</div> : null}
      </div>
    </div>
  );
};
