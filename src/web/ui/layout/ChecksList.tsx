import { Check, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Spinner } from '#web/ui/base/Spinner.tsx';
import { layout as words } from '#web/words/layout.ts';
import css from './ChecksList.module.css';

export type CheckItem =
  | { state: 'good' | 'warn' | 'bad'; text: ReactNode }
  /** Not known yet. It reserves the room of the expected text, so that nothing moves once it is known. */
  | { state: 'awaited'; text: ReactNode; expected: string };

type ChecksListProps = { label?: string; items: readonly CheckItem[] };

const icons = { good: Check, warn: TriangleAlert, bad: X, awaited: Spinner };
const told = { good: words.good, warn: words.warn, bad: words.bad, awaited: '' };

export const ChecksList = ({ label, items }: ChecksListProps) => (
  <ul className={css.list} aria-label={label}>
    {items.map((item, place) => {
      const Icon = icons[item.state];
      return (
        <li
          key={place}
          className={css.item}
          data-state={item.state}
          data-silent={item.text === '' || undefined}
        >
          <Icon aria-hidden="true" />
          <span className={css.text}>
            <span>
              <span className="visually-hidden">{told[item.state]}</span>
              {item.text}
            </span>
            {item.state === 'awaited' ? (
              <span className={css.expected} aria-hidden="true">
                {item.expected}
              </span>
            ) : null}
          </span>
        </li>
      );
    })}
  </ul>
);
