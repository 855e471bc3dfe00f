import { Check } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Link } from '#web/ui/base/Link.tsx';
import { blockedReason } from '#web/browser/read-only.ts';
import { Kbd } from '#web/ui/base/Kbd.tsx';
import { isBlocked, type MenuItem } from './menu-items.ts';
import css from './OpenedMenu.module.css';

type MenuLineProps = {
  item: MenuItem;
  /** Closes the menu, unless the item is one of several to tick, and then runs the action. */
  onChoose: (action?: () => void) => void;
};

/** Makes the space bar follow a link, since it looks like the buttons around it. */
const onSpace = (event: { key: string; currentTarget: HTMLElement; preventDefault: () => void }) => {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
};

export const MenuLine = ({ item, onChoose }: MenuLineProps) => {
  const { label, icon, shortcut, danger, disabled, ticked, checked = ticked, onSelect, to, href } = item;
  const held = isBlocked(item);
  const off = disabled || held;
  const role =
    ticked !== undefined ? 'menuitemcheckbox' : checked === undefined ? 'menuitem' : 'menuitemradio';
  const look = {
    role,
    'aria-checked': checked,
    tabIndex: -1,
    className: css.item,
    'data-danger': danger || undefined,
    'data-shortcut': shortcut,
  };
  const content = (
    <>
      {checked === undefined ? icon : checked ? <Check /> : <span className={css.blank} />}
      <span className={css.label}>{label}</span>
      {shortcut ? <Kbd keys={shortcut} /> : null}
    </>
  );
  if (href !== undefined && !off)
    return (
      <a
        {...look}
        href={href}
        target="_blank"
        rel="noreferrer"
        onKeyDown={onSpace}
        onClick={() => onChoose()}
      >
        {content}
      </a>
    );
  if (to !== undefined && !off)
    return (
      <Link {...look} to={to} onKeyDown={onSpace} onClick={() => onChoose()}>
        {content}
      </Link>
    );
  return (
    <button
      {...look}
      type="button"
      // Unlike with `disabled`, the item can be focused and is read out.
      aria-disabled={off || undefined}
      data-disabled={off || undefined}
      title={held ? blockedReason() : undefined}
      onClick={(event: MouseEvent) => (off ? event.preventDefault() : onChoose(onSelect))}
    >
      {content}
    </button>
  );
};
