import { NavLink } from 'react-router-dom';
import { formatCount } from '#web/lib/numbers.ts';
import { Kbd } from '#web/ui/base/Kbd.tsx';
import css from './Sidebar.module.css';
import { Tooltip } from '#web/ui/base/Tooltip.tsx';
import type { NavItem } from './nav-items.ts';

type SidebarItemProps = { item: NavItem; folded: boolean; onNavigate?: () => void };

export const SidebarItem = ({ item, folded, onNavigate }: SidebarItemProps) => {
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
      <NavLink className={css.item} to={item.to} end={item.end} onClick={onNavigate}>
        {content}
      </NavLink>
    );
  if (!folded) return element;
  return (
    <Tooltip text={item.label} shortcut={item.shortcut} side="right">
      {element}
    </Tooltip>
  );
};
