import { QrCode } from 'lucide-react';
import { useState } from 'react';
import { useBudget } from '#web/client/budget.ts';
import { pickKey, useCodePicks } from '#web/api/picks.ts';
import type { Pickable } from '#web/api/picks.ts';
import { requestPrice } from '#web/lib/request-price.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { Dialog } from '#web/ui/overlay/Dialog.tsx';
import { EmptyState } from '#web/ui/layout/EmptyState.tsx';
import { LinkButton } from '#web/ui/base/LinkButton.tsx';
import { PickPanel } from '#web/ui/overlay/PickPanel.tsx';
import { Text } from '#web/ui/base/Text.tsx';
import { mostCompared } from './compared-codes.ts';
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
  const { limit, remaining } = useBudget();
  const isFull = chosen.size >= mostCompared;

  const choose = (items: readonly Pickable[], on: boolean) => {
    const next = new Map(chosen);
    for (const item of items) {
      if (!on) next.delete(item.key);
      else if (next.size < mostCompared) next.set(item.key, item);
    }
    setChosen(next);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Choose QR codes to compare"
      text={`Up to ${mostCompared}. Each costs one request, whatever the time that is shown.`}
      size="large"
      foot={
        <>
          <Text size="sm" tone="second">
            {chosen.size > 0 ? requestPrice(chosen.size, limit, remaining) : ''}
          </Text>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            disabled={chosen.size === 0}
            onClick={() => onChoose([...chosen.values()])}
          >
            {chosen.size === 0 ? 'Compare' : `Compare ${chosen.size}`}
          </Button>
        </>
      }
    >
      <PickPanel
        what="QR codes"
        search={search}
        onSearch={setSearch}
        placeholder="Search by name or address"
        source={codes}
        chosen={chosen}
        onChoose={choose}
        noteOf={({ key }) => (isFull && !chosen.has(key) ? `${mostCompared} at most` : undefined)}
        icon={iconOf}
        empty={
          <EmptyState
            small
            icon={<QrCode />}
            title="No QR codes yet"
            action={<LinkButton to="/qr/new">Make the first one</LinkButton>}
          />
        }
      />
    </Dialog>
  );
};
