import { useShortcut } from '#web/browser/shortcuts.ts';
import { navigation as words } from '#web/words/navigation.ts';
import { dialogOnDemand } from '#web/ui/overlay/dialog-on-demand.tsx';
import { useGoKeys } from './go-keys.ts';
import { closeGlobalDialog, openShortcuts, togglePalette, useGlobalDialog } from './global-dialogs.ts';
import { useNotePlaces } from './palette/note-places.ts';
import { useTypeAhead } from './palette/type-ahead.ts';

const CommandPalette = dialogOnDemand(
  async () => (await import('./palette/CommandPalette.tsx')).CommandPalette,
  // useTypeAhead() collects it, over fields of the page too.
  { label: words.goTo, collectsTyping: true },
);

const ShortcutsDialog = dialogOnDemand(async () => (await import('./ShortcutsDialog.tsx')).ShortcutsDialog);

/** Renders the dialogs over every page, and binds the keys that work on all of them. */
export const GlobalDialogs = () => {
  const { open } = useGlobalDialog();
  const isOpen = open === 'palette';
  useShortcut('mod+k', togglePalette, { everywhere: true });
  useShortcut('?', openShortcuts);
  useGoKeys();
  useTypeAhead(isOpen);
  useNotePlaces();
  return (
    <>
      <CommandPalette open={isOpen} onClose={closeGlobalDialog} />
      <ShortcutsDialog open={open === 'shortcuts'} onClose={closeGlobalDialog} />
    </>
  );
};
