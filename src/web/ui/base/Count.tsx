import { formatCount } from '#web/lib/numbers.ts';
import css from './Count.module.css';

type CountProps = { value: number | null | undefined };

/** Renders a number in the user's locale with tabular digits, or a dash if it's unknown. */
export const Count = ({ value }: CountProps) => (
  <span className={css.count}>{value === null || value === undefined ? '–' : formatCount(value)}</span>
);
