import { Link2 } from 'lucide-react';
import { useState } from 'react';
import type { BioItem } from '#contract/bio.ts';
import { type Pickable, pickKey, searchPause, useLinkPicks } from '#web/api/picks.ts';
import { useChosen } from '#web/browser/chosen.ts';
import { countOf } from '#web/lib/numbers.ts';
import { useSettled } from '#web/browser/settled.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { Dialog } from '#web/ui/overlay/Dialog.tsx';
import { EmptyState } from '#web/ui/layout/EmptyState.tsx';
import { PickPanel } from '#web/ui/overlay/PickPanel.tsx';
import { Text } from '#web/ui/base/Text.tsx';
import { bioItemOf } from './bio-form.ts';
import { isHidden, markedAddress } from './marked-address.ts';

interface PickLinksDialogProps {
  open: boolean;
  onClose: () => void;
  /** Those that are on the page already. */
  has: readonly BioItem[];
  /** How many more it takes. */
  room: number;
  onPick: (links: BioItem[]) => void;
}

/** A link that visitors would not see can be chosen all the same: it may be brought back. */
const marked = (pick: Pickable) =>
  pick.link && isHidden(pick.link) ? { ...pick, words: markedAddress(pick.link) } : pick;

export const PickLinksDialog = ({ open, onClose, has, room, onPick }: PickLinksDialogProps) => {
  const [search, setSearch] = useState('');
  const links = useLinkPicks(useSettled(search.trim(), searchPause), open);
  const { chosen, choose } = useChosen<Pickable>();
  const inside = new Set(has.map(({ id }) => pickKey('links', id)));
  const tooMany = chosen.size > room;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Add links"
      size="large"
      foot={
        <>
          {tooMany ? (
            <Text tone="bad" size="sm">
              There is room for {countOf(room, 'more link')}.
            </Text>
          ) : null}
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            disabled={chosen.size === 0 || tooMany}
            onClick={() => {
              onPick([...chosen.values()].flatMap(({ link }) => (link ? [bioItemOf(link)] : [])));
              onClose();
            }}
          >
            {chosen.size === 0 ? 'Add' : `Add ${countOf(chosen.size, 'link')}`}
          </Button>
        </>
      }
    >
      <PickPanel
        what="links"
        search={search}
        onSearch={setSearch}
        placeholder="Search, or paste a short URL"
        source={{ ...links, items: links.items?.map(marked) }}
        chosen={chosen}
        onChoose={choose}
        noteOf={({ key }) => (inside.has(key) ? 'On the page' : undefined)}
        empty={
          <EmptyState small icon={<Link2 />} title="No links yet">
            Links that are made for this account can be added here.
          </EmptyState>
        }
      />
    </Dialog>
  );
};
