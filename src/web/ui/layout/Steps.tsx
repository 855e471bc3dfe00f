import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import css from './Steps.module.css';

type StepsProps = {
  label: string;
  items: readonly { title: string; text: ReactNode; action?: ReactNode; isDone?: boolean }[];
  /** Screen reader text for a completed step. */
  done: string;
  /** For steps inside a card, which has the border. */
  bare?: boolean;
};

/** Renders numbered steps. Completed steps have a check mark. */
export const Steps = ({ label, items, done, bare = false }: StepsProps) => (
  <ol className={css.steps} aria-label={label} data-bare={bare || undefined}>
    {items.map(({ title, text, action, isDone = false }, place) => (
      <li key={title} className={css.step} data-done={isDone || undefined}>
        <span className={css.number} aria-hidden="true">
          {isDone ? <Check /> : place + 1}
        </span>
        <div className={css.words}>
          <h3 className={css.title}>
            {title}
            {isDone ? <span className="visually-hidden">{`, ${done}`}</span> : null}
          </h3>
          {isDone ? null : <p className={css.text}>{text}</p>}
        </div>
        {action && !isDone ? <div className={css.action}>{action}</div> : null}
      </li>
    ))}
  </ol>
);
