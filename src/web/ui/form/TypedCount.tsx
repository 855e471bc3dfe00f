import { form as words } from '#web/words/form.ts';
import { isTyped } from '#web/lib/typed-count.ts';
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
      // The dialog’s list of what goes comes before it, and takes no focus.
      data-confirms
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !isTyped(value, wanted)) return;
        // The key would also press the button that has the focus next: Stop.
        event.preventDefault();
        onEnter();
      }}
    />
  </Field>
);
