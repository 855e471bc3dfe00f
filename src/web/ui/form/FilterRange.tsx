import { useState } from 'react';
import { ungrouped } from '#web/lib/typed-count.ts';
import { form as words } from '#web/words/form.ts';
import { Field } from './Field.tsx';
import css from './Filters.module.css';
import type { FilterPart, Filters } from './filter-parts.ts';
import { TextInput } from './TextInput.tsx';

interface FilterRangeProps {
  part: Extract<FilterPart, { kind: 'range' }>;
  onChange: Filters['onChange'];
}

/** Returns whether the page's URL accepts the text. Until then, the input may be incomplete. */
const isWhole = (text: string) => /^\d{0,12}$/.test(ungrouped(text));

/** Renders the two ends of a range. Either may be left empty. */
export const FilterRange = ({ part: { label, type, least, most }, onChange }: FilterRangeProps) => {
  const [box, setBox] = useState({ [least.name]: least.value, [most.name]: most.value });
  const [seen, setSeen] = useState([least.value, most.value]);
  // The filter was changed elsewhere.
  if (seen[0] !== least.value || seen[1] !== most.value) {
    setSeen([least.value, most.value]);
    const changed = [least, most].filter(({ value }, at) => seen[at] !== value);
    // Keeps input that is the same number with thousands separators.
    const other = changed.filter(({ name, value }) => ungrouped(box[name] ?? '') !== value);
    setBox({ ...box, ...Object.fromEntries(other.map(({ name, value }) => [name, value])) });
  }
  const [low, high] = [box[least.name] ?? '', box[most.name] ?? ''];
  const isReversed =
    low !== '' &&
    high !== '' &&
    (type === 'date' ? low > high : Number(ungrouped(low)) > Number(ungrouped(high)));
  const reversed = type === 'date' ? words.laterDate : words.higherNumber;
  const isFit = (text: string) => type === 'date' || isWhole(text);
  const errorOf = (name: string) => {
    if (!isFit(box[name] ?? '')) return words.wholeNumber;
    return isReversed && isFit(low) && name === most.name ? reversed : undefined;
  };
  return (
    <fieldset className={css.part}>
      <legend className="visually-hidden">{label}</legend>
      <div className={css.range}>
        {[least, most].map(({ name, label: own, value }) => (
          <Field key={name} label={own} error={errorOf(name)}>
            <TextInput
              // Number inputs hide the text that they can't parse, such as "1.000" in some languages.
              {...(type === 'date' ? { type } : { inputMode: 'numeric' })}
              value={box[name] ?? ''}
              onChange={(event) => {
                const text = event.target.value;
                setBox({ ...box, [name]: text });
                const asked = type === 'date' ? text : ungrouped(text);
                if (asked !== value && isFit(text)) onChange({ [name]: asked || undefined });
              }}
            />
          </Field>
        ))}
      </div>
    </fieldset>
  );
};
