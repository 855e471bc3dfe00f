import type { ReactNode } from 'react';
import css from './Details.module.css';

interface Detail {
  label: string;
  value: ReactNode;
  /**
   * Puts the value below its label in a narrow container, for example a URL, which would otherwise break within words.
   */
  wide?: boolean;
}

type DetailsProps = { items: readonly Detail[] };

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
