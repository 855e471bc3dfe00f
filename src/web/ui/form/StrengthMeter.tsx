import css from './StrengthMeter.module.css';

type StrengthMeterProps = {
  /** Number of filled bars out of four. */
  level: 0 | 1 | 2 | 3 | 4;
  /** The bars' meaning in words, and how to improve the password. */
  words: string;
};

/** Renders four bars and a text. It consists of spans, so that it can be used in a field's hint. */
export const StrengthMeter = ({ level, words }: StrengthMeterProps) => (
  <span className={css.meter} data-level={level}>
    <span className={css.bars} aria-hidden="true">
      {[1, 2, 3, 4].map((bar) => (
        <span key={bar} className={css.bar} data-filled={bar <= Math.max(1, level) || undefined} />
      ))}
    </span>
    <span className={css.words}>{words}</span>
  </span>
);
