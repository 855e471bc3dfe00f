import { RadioCards } from '#web/ui/form/RadioCards.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { Text } from '#web/ui/base/Text.tsx';
import { qrStudio as words } from '#web/words/qr-studio.ts';
import type { FieldsProps } from './field-props.ts';
import { typeOf } from './qr-form.ts';
import { types, typeTable } from '#web/codes/type-table.tsx';

interface TypeFieldsProps extends FieldsProps {
  hint: string;
}

const options = types.map((value) => {
  const { does, name, icon } = typeTable[value];
  return { value, label: does, text: name, icon };
});

export const TypeFields = ({ form, hint }: TypeFieldsProps) => (
  <Stack gap={2}>
    <RadioCards
      label={words.when}
      columns={4}
      value={typeOf(form.watch('kind'))}
      onChange={(type) => {
        form.setValue('kind', type, { shouldDirty: true });
        form.clearErrors('content');
      }}
      options={options}
    />
    <Text size="sm" tone="second" as="p">
      {hint}
    </Text>
  </Stack>
);
