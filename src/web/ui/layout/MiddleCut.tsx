import { splitForCut } from '#web/lib/middle-cut.ts';
import css from './MiddleCut.module.css';

type MiddleCutProps = {
  text: string;
  /** Number of characters at the end that stay visible. */
  tail?: number;
  mono?: boolean;
};

/**
 * Renders one line that is truncated in the middle if there is no room. The whole text is its title and is what gets
 * copied.
 */
export const MiddleCut = ({ text, tail = 10, mono = false }: MiddleCutProps) => {
  const parts = splitForCut(text, tail);
  return (
    <span className={css.cut} title={text} data-mono={mono || undefined}>
      <bdi className={css.head}>{parts.head}</bdi>
      {parts.tail ? <bdi className={css.tail}>{parts.tail}</bdi> : null}
    </span>
  );
};
