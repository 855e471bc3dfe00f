import { Link2 } from 'lucide-react';
import { useState } from 'react';
import type { BioItem } from '#contract/bio.ts';
import { type Pickable, pickKey } from '#web/api/pickable.ts';
import { searchPause, useLinkPicks } from '#web/api/picks.ts';
import { useChosen } from '#web/browser/chosen.ts';
import { useDebounced } from '#web/browser/debounced.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { Dialog } from '#web/ui/overlay/Dialog.tsx';
import { EmptyState } from '#web/ui/layout/EmptyState.tsx';
import { PickPanel } from '#web/ui/overlay/PickPanel.tsx';
import { Text } from '#web/ui/base/Text.tsx';
import { bioForm as words } from '#web/words/bio-form.ts';
import { verbs } from '#web/words/verbs.ts';
import { bioItemOf } from './bio-form.ts';
import { isHidden, markedAddress } from './marked-address.ts';

interface PickLinksDialogProps {
  open: boolean;
  onClose: () => void;
  /** Links already on the page. */
  has: readonly BioItem[];
  /** How many more links the page accepts. */
  room: number;
  onPick: (links: BioItem[]) => void;
}

/** Users can pick a link that visitors don't see, since it may be restored. */
const marked = (pick: Pickable) =>
  pick.link && isHidden(pick.link) ? { ...pick, words: markedAddress(pick.link) } : pick;

export const PickLinksDialog = ({ open, onClose, has, room, onPick }: PickLinksDialogProps) => {
  const [search, setSearch] = useState('');
  const links = useLinkPicks(useDebounced(search.trim(), searchPause), open);
  const { chosen, choose } = useChosen<Pickable>();
  const inside = new Set(has.map(({ id }) => pickKey('links', id)));
  const tooMany = chosen.size > room;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.addLinks}
      size="large"
      foot={
        <>
          {tooMany ? (
            <Text tone="bad" size="sm">
              {words.room(room)}
            </Text>
          ) : null}
          <Button onClick={onClose}>{verbs.cancel}</Button>
          <Button
            variant="primary"
            disabled={chosen.size === 0 || tooMany}
            onClick={() => {
              onPick([...chosen.values()].flatMap(({ link }) => (link ? [bioItemOf(link)] : [])));
              onClose();
            }}
          >
            {chosen.size === 0 ? verbs.add : words.addCount(chosen.size)}
          </Button>
        </>
      }
    >
      <PickPanel
        what={words.links}
        search={search}
        onSearch={setSearch}
        placeholder={words.search}
        source={{ ...links, items: links.items?.map(marked) }}
        chosen={chosen}
        onChoose={choose}
        noteOf={({ key }) => (inside.has(key) ? words.onPage : undefined)}
        empty={
          <EmptyState small icon={<Link2 />} title={words.noLinksYet}>
            {words.noLinksYetText}
          </EmptyState>
        }
      />
    </Dialog>
  );
};
