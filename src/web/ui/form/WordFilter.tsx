import { formatCount } from '#web/lib/numbers.ts';
import css from './Filters.module.css';
import type { FilterPart, Filters } from './filter-parts.ts';

interface WordFilterProps {
  part: Extract<FilterPart, { kind: 'words' }>;
  onChange: Filters['onChange'];
}

/** Words that many share; each chosen one must be there. */
export const WordFilter = ({ part: { label, name, value, options }, onChange }: WordFilterProps) => {
  if (options.length === 0) return null;
  const toggle = (word: string) => {
    const next = value.includes(word) ? value.filter((each) => each !== word) : [...value, word];
    onChange({ [name]: next.join(' ') || undefined });
  };
  return (
    <fieldset className={css.words}>
      <legend className={css.legend}>{label}</legend>
      <div className={css.cloud}>
        {options.map(({ value: word, count }) => (
          <button
            key={word}
            type="button"
            className={css.word}
            aria-pressed={value.includes(word)}
            onClick={() => toggle(word)}
          >
            <bdi className={css.chipText}>{word}</bdi>
            <span className={css.count}>{formatCount(count)}</span>
          </button>
        ))}
      </div>
    </fieldset>
  );
};
