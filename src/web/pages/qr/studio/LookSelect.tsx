import { Field } from '#web/ui/form/Field.tsx';
import { Select } from '#web/ui/form/Select.tsx';

interface LookSelectProps<Value extends string> {
  label: string;
  hint?: string | undefined;
  options: readonly (readonly [value: Value, label: string])[];
  value: Value;
  onChange: (value: Value) => void;
}

export const LookSelect = <Value extends string>({
  label,
  hint,
  options,
  value,
  onChange,
}: LookSelectProps<Value>) => (
  <Field label={label} hint={hint}>
    <Select
      options={options.map(([name, text]) => ({ value: name, label: text }))}
      value={value}
      onChange={({ target }) => onChange(target.value as Value)}
    />
  </Field>
);
