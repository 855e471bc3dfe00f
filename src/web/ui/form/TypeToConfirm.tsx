import { form as words } from '#web/words/form.ts';
import { isTyped } from '#web/lib/typed-count.ts';
import { Field } from './Field.tsx';
import { TextInput } from './TextInput.tsx';

type TypeToConfirmProps = {
  /** Text that users must type, such as the number of records to delete. */
  wanted: string;
  value: string;
  onChange: (value: string) => void;
  onEnter: () => void;
};

/** Makes users confirm a large deletion by typing. */
export const TypeToConfirm = ({ wanted, value, onChange, onEnter }: TypeToConfirmProps) => (
  <Field label={words.typeToConfirm(wanted)}>
    <TextInput
      value={value}
      autoComplete="off"
      // Lets the dialog focus this field first. The list of affected records comes before it and shouldn't take focus.
      data-confirms
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !isTyped(value, wanted)) return;
        // Otherwise the same key press would activate the button that gets focus next, which is Stop.
        event.preventDefault();
        onEnter();
      }}
    />
  </Field>
);
