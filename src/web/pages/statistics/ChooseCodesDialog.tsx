import { QrCode } from 'lucide-react';
import { useState } from 'react';
import { pickKey } from '#web/api/pickable.ts';
import { useCodePicks } from '#web/api/picks.ts';
import type { Pickable } from '#web/api/pickable.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { Dialog } from '#web/ui/overlay/Dialog.tsx';
import { EmptyState } from '#web/ui/layout/EmptyState.tsx';
import { LinkButton } from '#web/ui/base/LinkButton.tsx';
import { PickPanel } from '#web/ui/overlay/PickPanel.tsx';
import { Text } from '#web/ui/base/Text.tsx';
import { verbs } from '#web/words/verbs.ts';
import { comparison as words } from '#web/words/comparison.ts';
import { maxComparedCodes } from './compared-codes.ts';
import type { ComparedCode } from './compared-codes.ts';

interface ChooseCodesDialogProps {
  compared: readonly ComparedCode[];
  onClose: () => void;
  onChoose: (chosen: readonly Pickable[]) => void;
}

const pickOf = ({ id, name }: ComparedCode): Pickable => ({
  key: pickKey('qr', id),
  type: 'qr',
  id,
  title: name,
  text: '',
});

const iconOf = () => <QrCode />;

export const ChooseCodesDialog = ({ compared, onClose, onChoose }: ChooseCodesDialogProps) => {
  const [search, setSearch] = useState('');
  const codes = useCodePicks(search.trim());
  const [chosen, setChosen] = useState<ReadonlyMap<string, Pickable>>(
    () => new Map(compared.map(pickOf).map((pick) => [pick.key, pick])),
  );
  const isFull = chosen.size >= maxComparedCodes;

  const choose = (items: readonly Pickable[], on: boolean) => {
    const next = new Map(chosen);
    for (const item of items) {
      if (!on) next.delete(item.key);
      else if (next.size < maxComparedCodes) next.set(item.key, item);
    }
    setChosen(next);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.chooseToCompare}
      text={words.upTo(maxComparedCodes)}
      size="large"
      foot={
        <>
          <Text size="sm" tone="second">
            {words.chosen(chosen.size, maxComparedCodes)}
          </Text>
          <Button onClick={onClose}>{verbs.cancel}</Button>
          <Button
            variant="primary"
            changes={false}
            disabled={chosen.size === 0}
            onClick={() => onChoose([...chosen.values()])}
          >
            {chosen.size === 0 ? words.compare : words.compareCount(chosen.size)}
          </Button>
        </>
      }
    >
      <PickPanel
        what={words.nouns}
        search={search}
        onSearch={setSearch}
        placeholder={words.search}
        source={codes}
        chosen={chosen}
        onChoose={choose}
        most={maxComparedCodes}
        noteOf={({ key }) => (isFull && !chosen.has(key) ? words.maximum(maxComparedCodes) : undefined)}
        icon={iconOf}
        empty={
          <EmptyState
            small
            icon={<QrCode />}
            title={words.noCodes}
            action={<LinkButton to="/qr/new">{words.createFirst}</LinkButton>}
          />
        }
      />
    </Dialog>
  );
};
