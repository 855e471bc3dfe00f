import { GalleryVerticalEnd } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useBioPicks } from '#web/api/bio-picks.ts';
import type { Pickable } from '#web/api/pickable.ts';
import { EmptyState } from '#web/ui/layout/EmptyState.tsx';
import { PickPanel } from '#web/ui/overlay/PickPanel.tsx';
import { channelDialogs as words } from '#web/words/channel-dialogs.ts';

interface BioPanelProps {
  chosen: ReadonlyMap<string, Pickable>;
  onChoose: (items: readonly Pickable[], on: boolean) => void;
  noteOf: (item: Pickable) => string | undefined;
  icon: (item: Pickable) => ReactNode;
}

/** Requires a server that can list bio pages. */
export const BioPanel = (picking: BioPanelProps) => {
  const [search, setSearch] = useState('');
  return (
    <PickPanel
      {...picking}
      what={words.bioNouns}
      search={search}
      onSearch={setSearch}
      placeholder={words.searchBios}
      source={useBioPicks(search.trim())}
      empty={
        <EmptyState small icon={<GalleryVerticalEnd />} title={words.noBios}>
          {words.noBiosText}
        </EmptyState>
      }
    />
  );
};
