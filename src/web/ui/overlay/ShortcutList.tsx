import { Fragment } from 'react';
import { ariaShortcut } from '#web/browser/shortcuts.ts';
import { shortcuts as words } from '#web/words/shortcuts.ts';
import { Kbd } from '#web/ui/base/Kbd.tsx';
import css from './ShortcutList.module.css';
import type { ShortcutGroup } from './shortcut-groups.ts';

type ShortcutListProps = {
  groups: readonly ShortcutGroup[];
};

export const ShortcutList = ({ groups }: ShortcutListProps) => (
  <div className={css.groups}>
    {groups.map(({ label, items }) => (
      <section key={label} className={css.group} aria-label={label}>
        <h3 className={css.heading}>{label}</h3>
        <dl className={css.list}>
          {items.map(({ keys, what, between }) => (
            <div key={what} className={css.item}>
              <dt className={css.what}>{what}</dt>
              <dd className={css.keys}>
                {keys.map((each, place) => (
                  <Fragment key={each}>
                    {place > 0 && between ? (
                      <span className={css.between}>{between === 'then' ? words.next : words.or}</span>
                    ) : null}
                    <span className="visually-hidden">{ariaShortcut(each)} </span>
                    <Kbd keys={each} />
                  </Fragment>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      </section>
    ))}
  </div>
);
