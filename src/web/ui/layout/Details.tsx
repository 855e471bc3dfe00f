import type { ReactNode } from 'react';
import css from './Details.module.css';

interface Detail {
  label: string;
  value: ReactNode;
  /** Its value has all of the width, below its label: an address, which would break within words. */
  wide?: boolean;
}

type DetailsProps = { items: readonly Detail[] };

/** What is known about one thing: names and values. */
export const Details = ({ items }: DetailsProps) => (
  <dl className={css.details}>
    {items.map((item) => (
      <div key={item.label} className={css.item} data-wide={item.wide || undefined}>
        <dt className={css.label}>{item.label}</dt>
        <dd className={css.value}>{item.value}</dd>
      </div>
    ))}
  </dl>
);
