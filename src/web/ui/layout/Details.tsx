import type { ReactNode } from 'react';
import css from './Details.module.css';

type DetailsProps = { items: readonly { label: string; value: ReactNode }[] };

/** What is known about one thing: names and values. */
export const Details = ({ items }: DetailsProps) => (
  <dl className={css.details}>
    {items.map((item) => (
      <div key={item.label} className={css.item}>
        <dt className={css.label}>{item.label}</dt>
        <dd className={css.value}>{item.value}</dd>
      </div>
    ))}
  </dl>
);
