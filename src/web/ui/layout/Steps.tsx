import type { ReactNode } from 'react';
import css from './Steps.module.css';

type StepsProps = {
  label: string;
  items: readonly { title: string; text: ReactNode; action?: ReactNode }[];
};

/** What to do first, second, third. */
export const Steps = ({ label, items }: StepsProps) => (
  <ol className={css.steps} aria-label={label}>
    {items.map(({ title, text, action }, place) => (
      <li key={title} className={css.step}>
        <span className={css.number} aria-hidden="true">
          {place + 1}
        </span>
        <div className={css.words}>
          <h2 className={css.title}>{title}</h2>
          <p className={css.text}>{text}</p>
        </div>
        {action ? <div className={css.action}>{action}</div> : null}
      </li>
    ))}
  </ol>
);
