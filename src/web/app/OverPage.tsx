import type { ComponentType } from 'react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { afterFirstView, savesData } from '#web/browser/first-view.ts';
import { useShortcut } from '#web/browser/shortcuts.ts';
import { useGoKeys } from './go-keys.ts';
import { openShortcuts, togglePalette, useOver } from './over-page.ts';
import { useNotePlaces } from './palette/note-places.ts';
import { useTypeAhead } from './palette/type-ahead.ts';
import { PaletteMissing } from './PaletteMissing.tsx';
import { onDemand } from '#web/ui/base/on-demand.tsx';

const load = async (): Promise<{ default: ComponentType }> => ({
  default: (await import('./palette/GoTo.tsx')).GoTo,
});
const GoTo = lazy<ComponentType>(() => load().catch(() => ({ default: PaletteMissing })));

const ShortcutsDialog = onDemand(
  async () => (await import('./ShortcutsDialog.tsx')).ShortcutsDialog,
  ({ open }) => open,
);

/** What lies over every page, and the keys that work on all of them. */
export const OverPage = () => {
  const { open } = useOver();
  const isOpen = open === 'palette';
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  useShortcut('mod+k', togglePalette, { everywhere: true });
  useShortcut('?', openShortcuts);
  useGoKeys();
  useTypeAhead(isOpen);
  useNotePlaces();
  useEffect(() => {
    // Fetched when the page is done with its own, so that the first ⌘K needs no wait.
    if (!savesData())
      void afterFirstView()
        .then(load)
        .catch(() => undefined);
  }, []);
  return (
    <>
      {wasOpen ? (
        // A dialog while its code is on its way: what is typed meanwhile is no page's shortcut.
        <Suspense fallback={isOpen ? <div role="dialog" aria-label="Go to" aria-busy="true" /> : null}>
          <GoTo />
        </Suspense>
      ) : null}
      <ShortcutsDialog open={open === 'shortcuts'} />
    </>
  );
};
