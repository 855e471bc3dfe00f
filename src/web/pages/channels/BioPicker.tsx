import { useState } from 'react';
import type { ReactNode } from 'react';
import type { Pickable } from '#web/api/picks.ts';
import { pickKey } from '#web/api/picks.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { PickList } from '#web/ui/overlay/PickList.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';

interface BioPickerProps {
  chosen: ReadonlyMap<string, Pickable>;
  onChoose: (items: readonly Pickable[], on: boolean) => void;
  icon: (item: Pickable) => ReactNode;
}

const bioPick = (id: number): Pickable => ({
  key: pickKey('bio', id),
  type: 'bio',
  id,
  title: `Bio page ${id}`,
  text: '',
});

/** The API has no list of bio pages, so that nothing but the id can name one. */
export const BioPicker = ({ chosen, onChoose, icon }: BioPickerProps) => {
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const bios = [...chosen.values()].filter(({ type }) => type === 'bio');

  const add = () => {
    const words = text.split(/[\s,;]+/).filter(Boolean);
    if (words.length === 0 || words.some((word) => !/^[1-9]\d{0,8}$/.test(word))) {
      setError('An id is a whole number, such as 12.');
      return;
    }
    onChoose(
      words.map((word) => bioPick(Number(word))),
      true,
    );
    setText('');
    setError(undefined);
  };
  return (
    <Stack gap={3}>
      <Field
        label="Ids of bio pages"
        error={error}
        hint="This API can’t list bio pages. The id of one is the number in the address of its editor, where the server has one. Several are parted by commas."
      >
        <TextInput
          mono
          inputMode="numeric"
          autoComplete="off"
          placeholder="12, 15"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            add();
          }}
        />
      </Field>
      <Row>
        <Button size="small" onClick={add}>
          Choose
        </Button>
      </Row>
      {bios.length > 0 ? (
        <PickList label="Chosen bio pages" items={bios} chosen={chosen} onChoose={onChoose} icon={icon} />
      ) : null}
    </Stack>
  );
};
