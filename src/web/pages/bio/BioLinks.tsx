import { Link2, Plus } from 'lucide-react';
import { useState } from 'react';
import { type BioItem, maxBioLinks } from '#contract/bio.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { EmptyState } from '#web/ui/layout/EmptyState.tsx';
import { Notice } from '#web/ui/base/Notice.tsx';
import { OrderedList } from '#web/ui/layout/OrderedList.tsx';
import { SectionHead } from '#web/ui/layout/SectionHead.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { bio } from '#web/words/bio.ts';
import { bioForm as words } from '#web/words/bio-form.ts';
import { markedAddress } from './marked-address.ts';
import { PickLinksDialog } from './PickLinksDialog.tsx';

interface BioLinksProps {
  items: readonly BioItem[];
  error: string | undefined;
  onChange: (items: BioItem[]) => void;
}

export const BioLinks = ({ items, error, onChange }: BioLinksProps) => {
  const [picking, pick] = useState({ isOpen: false, times: 0 });
  const open = () => pick(({ times }) => ({ isOpen: true, times: times + 1 }));
  const room = maxBioLinks - items.length;
  return (
    <Stack gap={2}>
      <SectionHead title={bio.links}>
        <Button size="small" icon={<Plus />} disabled={room <= 0} onClick={open}>
          {words.addLinks}
        </Button>
      </SectionHead>
      {items.length === 0 ? (
        <EmptyState small icon={<Link2 />} title={words.noLinks}>
          {words.noLinksText}
        </EmptyState>
      ) : (
        <OrderedList
          label={words.linksOnPage}
          items={items.map((item) => ({ ...item, text: markedAddress(item) }))}
          onChange={(next) => onChange(next.map(({ text: _text, ...item }) => item))}
        />
      )}
      {error ? <Notice tone="bad">{error}</Notice> : null}
      <PickLinksDialog
        key={picking.times}
        open={picking.isOpen}
        onClose={() => pick(({ times }) => ({ isOpen: false, times }))}
        has={items}
        room={room}
        onPick={(links) => onChange([...items, ...links])}
      />
    </Stack>
  );
};
