import { useState } from 'react';
import { form as words } from '#web/words/form.ts';
import { Field } from './Field.tsx';
import css from './Filters.module.css';
import type { FilterPart, Filters } from './filter-parts.ts';
import { TextInput } from './TextInput.tsx';

interface FilterRangeProps {
  part: Extract<FilterPart, { kind: 'range' }>;
  onChange: Filters['onChange'];
}

/** What the address takes; what is typed until then may be half a number. */
const isWhole = (text: string) => /^\d{0,12}$/.test(text);

/** From and to; either may be left open. */
export const FilterRange = ({ part: { label, type, least, most }, onChange }: FilterRangeProps) => {
  const [box, setBox] = useState({ [least.name]: least.value, [most.name]: most.value });
  const [seen, setSeen] = useState([least.value, most.value]);
  // Taken off from elsewhere.
  if (seen[0] !== least.value || seen[1] !== most.value) {
    setSeen([least.value, most.value]);
    setBox({
      ...box,
      ...(seen[0] !== least.value && { [least.name]: least.value }),
      ...(seen[1] !== most.value && { [most.name]: most.value }),
    });
  }
  const [low, high] = [box[least.name] ?? '', box[most.name] ?? ''];
  const isReversed = low !== '' && high !== '' && (type === 'date' ? low > high : Number(low) > Number(high));
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
              type={type}
              min={type === 'number' ? 0 : undefined}
              step={type === 'number' ? 1 : undefined}
              value={box[name] ?? ''}
              onChange={(event) => {
                const text = event.target.value;
                setBox({ ...box, [name]: text });
                if (text !== value && isFit(text)) onChange({ [name]: text || undefined });
              }}
            />
          </Field>
        ))}
      </div>
    </fieldset>
  );
};
