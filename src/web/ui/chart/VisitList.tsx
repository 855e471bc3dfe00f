import type { ReactNode } from 'react';
import { Link } from '#web/ui/base/Link.tsx';
import { RelativeTime } from '#web/ui/base/RelativeTime.tsx';
import css from './VisitList.module.css';

export type ListedVisit = {
  key: string;
  icon: ReactNode;
  name: string;
  /** Shown after the name, if the name isn't an address itself. */
  address?: string | undefined;
  to: string | undefined;
  /** Details such as "Germany · Phone · google.com". */
  about: string;
  at: string;
};

type VisitListProps = {
  label: string;
  visits: readonly ListedVisit[];
  size?: 'small' | 'large';
};

/** Renders single visits, newest first. */
export const VisitList = ({ label, visits, size = 'small' }: VisitListProps) => (
  <ol className={css.list} aria-label={label} data-size={size}>
    {visits.map(({ key, icon, name, address, to, about, at }) => (
      <li key={key} className={css.visit}>
        <span className={css.icon} aria-hidden="true">
          {icon}
        </span>
        <span className={css.words}>
          <span className={css.what}>
            {to === undefined ? (
              <bdi className={css.name}>{name}</bdi>
            ) : (
              <Link className={css.name} to={to}>
                <bdi>{name}</bdi>
              </Link>
            )}
            {address === undefined ? null : (
              <bdi className={css.address} dir="ltr">
                {address}
              </bdi>
            )}
          </span>
          <span className={css.about}>{about}</span>
        </span>
        <span className={css.time}>
          <RelativeTime value={at} />
        </span>
      </li>
    ))}
  </ol>
);
