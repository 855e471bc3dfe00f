import { useState } from 'react';
import type { ReactNode } from 'react';
import type { Pickable } from '#web/api/pickable.ts';
import { pickKey } from '#web/api/pickable.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { PickList } from '#web/ui/overlay/PickList.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { channelDialogs as words } from '#web/words/channel-dialogs.ts';

interface BioPickerProps {
  chosen: ReadonlyMap<string, Pickable>;
  onChoose: (items: readonly Pickable[], on: boolean) => void;
  icon: (item: Pickable) => ReactNode;
}

const bioPick = (id: number): Pickable => ({
  key: pickKey('bio', id),
  type: 'bio',
  id,
  title: words.bio(id),
  text: '',
});

/** The API can't list bio pages, so users enter their ids. */
export const BioPicker = ({ chosen, onChoose, icon }: BioPickerProps) => {
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const bios = [...chosen.values()].filter(({ type }) => type === 'bio');

  const add = () => {
    const ids = text.split(/[\s,;]+/).filter(Boolean);
    if (ids.length === 0 || ids.some((one) => !/^[1-9]\d{0,8}$/.test(one))) {
      setError(words.bioIdsError);
      return;
    }
    onChoose(
      ids.map((one) => bioPick(Number(one))),
      true,
    );
    setText('');
    setError(undefined);
  };
  return (
    <Stack gap={3}>
      <Field label={words.bioIds} error={error} hint={words.bioIdsHint}>
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
          {words.select}
        </Button>
      </Row>
      {bios.length > 0 ? (
        <PickList label={words.selectedBios} items={bios} chosen={chosen} onChoose={onChoose} icon={icon} />
      ) : null}
    </Stack>
  );
};
