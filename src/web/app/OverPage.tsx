import { useShortcut } from '#web/browser/shortcuts.ts';
import { navigation as words } from '#web/words/navigation.ts';
import { dialogOnDemand } from '#web/ui/overlay/dialog-on-demand.tsx';
import { useGoKeys } from './go-keys.ts';
import { closeOver, openShortcuts, togglePalette, useOver } from './over-page.ts';
import { useNotePlaces } from './palette/note-places.ts';
import { useTypeAhead } from './palette/type-ahead.ts';

const GoTo = dialogOnDemand(async () => (await import('./palette/GoTo.tsx')).GoTo, words.goTo);

const ShortcutsDialog = dialogOnDemand(async () => (await import('./ShortcutsDialog.tsx')).ShortcutsDialog);

/** Renders the dialogs over every page, and binds the keys that work on all of them. */
export const OverPage = () => {
  const { open } = useOver();
  const isOpen = open === 'palette';
  useShortcut('mod+k', togglePalette, { everywhere: true });
  useShortcut('?', openShortcuts);
  useGoKeys();
  useTypeAhead(isOpen);
  useNotePlaces();
  return (
    <>
      <GoTo open={isOpen} onClose={closeOver} />
      <ShortcutsDialog open={open === 'shortcuts'} onClose={closeOver} />
    </>
  );
};
