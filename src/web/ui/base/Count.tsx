import { formatCount } from '#web/lib/numbers.ts';
import css from './Count.module.css';

type CountProps = { value: number | null | undefined };

/** A number in the reader's way of writing, in digits of one width; a dash where none is known. */
export const Count = ({ value }: CountProps) => (
  <span className={css.count}>{value === null || value === undefined ? '–' : formatCount(value)}</span>
);
