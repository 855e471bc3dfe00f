import { splitForCut } from '#web/lib/middle-cut.ts';
import css from './MiddleCut.module.css';

type MiddleCutProps = {
  text: string;
  /** How many signs of the end stay in sight. */
  tail?: number;
  mono?: boolean;
};

/** One line, cut in the middle where there is no room; the whole is its title and is what gets copied. */
export const MiddleCut = ({ text, tail = 10, mono = false }: MiddleCutProps) => {
  const parts = splitForCut(text, tail);
  return (
    <span className={css.cut} title={text} data-mono={mono || undefined}>
      <bdi className={css.head}>{parts.head}</bdi>
      {parts.tail ? <bdi className={css.tail}>{parts.tail}</bdi> : null}
    </span>
  );
};
