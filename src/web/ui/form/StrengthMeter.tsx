import css from './StrengthMeter.module.css';

type StrengthMeterProps = {
  /** 0 to 4: how many of the four bars are filled. */
  level: 0 | 1 | 2 | 3 | 4;
  /** What the bars say, and what would help. */
  words: string;
};

/** Four bars and a word; made of spans, to stand in a field's hint. */
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
