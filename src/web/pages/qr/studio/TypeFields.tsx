import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { moreKinds } from '#qr/more/kinds.ts';
import { types, typeTable } from '#web/codes/type-table.tsx';
import { Button } from '#web/ui/base/Button.tsx';
import { Text } from '#web/ui/base/Text.tsx';
import { useExtension } from '#web/client/server-extensions.ts';
import { RadioCards } from '#web/ui/form/RadioCards.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { qrFile } from '#web/words/qr-file.ts';
import { qrMore } from '#web/words/qr-more.ts';
import { qrStudio as words } from '#web/words/qr-studio.ts';
import type { FieldsProps } from './field-props.ts';
import { moreTable } from './more-table.tsx';
import { isMore, type ShownType, shownTypeOf } from './qr-form.ts';

interface TypeFieldsProps extends FieldsProps {
  /** Hidden if empty. */
  hint: string;
}

interface Option {
  value: ShownType;
  label: string;
  icon: ReactNode;
}

const usual = types.map((value): Option => {
  const { does, icon } = typeTable[value];
  return { value, label: does, icon };
});

const all = [
  ...usual,
  ...moreKinds.map((value): Option => {
    const { does, icon } = moreTable[value];
    return { value, label: does, icon };
  }),
];

export const TypeFields = ({ form, hint }: TypeFieldsProps) => {
  const [wantsAll, setWantsAll] = useState(false);
  const shown = shownTypeOf(form.watch('kind'));
  const isWhole = wantsAll || isMore(shown);
  const takesFiles = useExtension('codes');
  const options = (isWhole ? all : usual).filter(({ value }) => takesFiles || value !== 'file');
  return (
    <Stack gap={2}>
      <RadioCards
        label={words.when}
        columns={4}
        value={shown}
        onChange={(type) => {
          form.setValue('kind', type, { shouldDirty: true });
          form.clearErrors('content');
        }}
        options={options}
      />
      {isWhole ? null : (
        <Row>
          <Button size="small" icon={<ChevronDown />} onClick={() => setWantsAll(true)}>
            {qrMore.moreTypes}
          </Button>
        </Row>
      )}
      {[hint, takesFiles ? '' : qrFile.notHere].filter(Boolean).map((text) => (
        <Text key={text} size="sm" tone="second" as="p">
          {text}
        </Text>
      ))}
    </Stack>
  );
};
