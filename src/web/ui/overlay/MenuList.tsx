import { Menu as Base } from '@base-ui/react/menu';
import { Check } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Kbd } from '#web/ui/base/Kbd.tsx';
import css from './Menu.module.css';
import { readOnlyReason } from '#web/browser/read-only.ts';
import { isHeld, type MenuEntry } from './menu-items.ts';

type MenuListProps = {
  entries: readonly MenuEntry[];
  /** Called with what is to happen once the menu has gone. */
  onChoose: (action: (() => void) | undefined) => void;
};

export const MenuList = ({ entries, onChoose }: MenuListProps) =>
  entries.map((entry, place) => {
    if (entry === 'separator') return <Base.Separator key={`line-${place}`} className={css.separator} />;
    if ('heading' in entry)
      return (
        <div key={entry.heading} className={css.heading}>
          {entry.heading}
        </div>
      );
    const { label, icon, shortcut, danger, disabled, checked, onSelect, to, href } = entry;
    const content = (
      <>
        {checked === undefined ? icon : checked ? <Check /> : <span className={css.blank} />}
        <span className={css.label}>{label}</span>
        {shortcut ? <Kbd keys={shortcut} /> : null}
      </>
    );
    const look = { className: css.item, 'data-danger': danger || undefined };
    const held = isHeld(entry);
    if ((to !== undefined || href !== undefined) && !held)
      return (
        <Base.LinkItem
          key={label}
          {...look}
          closeOnClick
          render={to === undefined ? <a href={href} target="_blank" rel="noreferrer" /> : <Link to={to} />}
        >
          {content}
        </Base.LinkItem>
      );
    return (
      <Base.Item
        key={label}
        {...look}
        disabled={disabled || held}
        title={held ? readOnlyReason() : undefined}
        onClick={() => onChoose(onSelect)}
      >
        {content}
      </Base.Item>
    );
  });
