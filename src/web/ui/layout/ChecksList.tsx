import { Check, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { layout as words } from '#web/words/layout.ts';
import css from './ChecksList.module.css';

export type CheckItem = { state: 'good' | 'warn' | 'bad'; text: ReactNode };

type ChecksListProps = { label?: string; items: readonly CheckItem[] };

const icons = { good: Check, warn: TriangleAlert, bad: X };
const told = { good: words.good, warn: words.warn, bad: words.bad };

/** What was looked at, and how it came out. */
export const ChecksList = ({ label, items }: ChecksListProps) => (
  <ul className={css.list} aria-label={label}>
    {items.map((item, place) => {
      const Icon = icons[item.state];
      return (
        <li key={place} className={css.item} data-state={item.state}>
          <Icon aria-hidden="true" />
          <span>
            <span className="visually-hidden">{told[item.state]}</span>
            {item.text}
          </span>
        </li>
      );
    })}
  </ul>
);
