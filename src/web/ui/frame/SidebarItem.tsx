import { useLocation } from 'react-router-dom';
import { formatCount } from '#web/lib/numbers.ts';
import { Kbd } from '#web/ui/base/Kbd.tsx';
import { Link } from '#web/ui/base/Link.tsx';
import css from './Sidebar.module.css';
import { Tooltip } from '#web/ui/base/Tooltip.tsx';
import type { NavItem } from './nav-items.ts';

type SidebarItemProps = { item: NavItem; folded: boolean; onNavigate?: () => void };

const isCurrent = ({ to, end, holds }: NavItem, pathname: string) =>
  pathname === to || pathname === holds || (!end && pathname.startsWith(`${to}/`));

export const SidebarItem = ({ item, folded, onNavigate }: SidebarItemProps) => {
  const { pathname } = useLocation();
  const content = (
    <>
      {item.icon}
      <span className={folded ? 'visually-hidden' : css.label}>{item.label}</span>
      {item.count === undefined || folded ? null : (
        <span className={css.count}>{formatCount(item.count)}</span>
      )}
      {item.shortcut && !folded ? <Kbd keys={item.shortcut} /> : null}
    </>
  );
  const element =
    item.to === undefined ? (
      <button
        type="button"
        className={css.item}
        onClick={() => {
          onNavigate?.();
          item.onSelect?.();
        }}
      >
        {content}
      </button>
    ) : (
      <Link
        className={css.item}
        to={item.to}
        aria-current={isCurrent(item, pathname) ? 'page' : undefined}
        onClick={onNavigate}
      >
        {content}
      </Link>
    );
  if (!folded) return element;
  return (
    <Tooltip text={item.label} shortcut={item.shortcut} side="right">
      {element}
    </Tooltip>
  );
};
