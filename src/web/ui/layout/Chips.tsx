import type { ReactNode } from 'react';
import { Link } from '#web/ui/base/Link.tsx';
import { formatCount } from '#web/lib/numbers.ts';
import { Badge } from '#web/ui/base/Badge.tsx';
import css from './Chips.module.css';

export type Chip = { to: string; name: string; icon?: ReactNode; dot?: string | boolean };

type ChipsProps = {
  items: readonly Chip[];
  /** Maximum number of chips to show. The others are counted. */
  most?: number;
};

/** Renders the records that a record belongs to on one line, or nothing if there are none. */
export const Chips = ({ items, most = 2 }: ChipsProps) => {
  const others = items.slice(most);
  if (items.length === 0) return null;
  return (
    <span className={css.chips}>
      {items.slice(0, most).map(({ to, name, ...look }) => (
        <Link key={to} to={to} className={css.chip}>
          <Badge {...look} title={name}>
            <bdi>{name}</bdi>
          </Badge>
        </Link>
      ))}
      {others.length > 0 ? (
        <span className={css.more} title={others.map(({ name }) => name).join(', ')}>
          {`+${formatCount(others.length)}`}
        </span>
      ) : null}
    </span>
  );
};
