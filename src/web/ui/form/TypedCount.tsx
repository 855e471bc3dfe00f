import { form as words } from '#web/words/form.ts';
import { Field } from './Field.tsx';
import { TextInput } from './TextInput.tsx';

type TypedCountProps = {
  /** What is to be typed, such as the count of what goes. */
  wanted: string;
  value: string;
  onChange: (value: string) => void;
  onEnter: () => void;
};

/** A moment's thought before much is lost. */
export const TypedCount = ({ wanted, value, onChange, onEnter }: TypedCountProps) => (
  <Field label={words.typeToConfirm(wanted)}>
    <TextInput
      value={value}
      autoComplete="off"
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || value.trim() !== wanted) return;
        // The key would also press the button that has the focus next: Stop.
        event.preventDefault();
        onEnter();
      }}
    />
  </Field>
);
