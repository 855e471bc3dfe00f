import { phone, useMedia } from '#web/browser/media.ts';
import { navigation } from '#web/words/navigation.ts';
import { shortcuts as words } from '#web/words/shortcuts.ts';
import { Dialog } from '#web/ui/overlay/Dialog.tsx';
import { Drawer } from '#web/ui/overlay/Drawer.tsx';
import { ShortcutList } from '#web/ui/overlay/ShortcutList.tsx';
import { accounts as accountWords } from '#web/words/accounts.ts';
import { useOtherAccounts } from './other-accounts.ts';
import { places, useOfferedPlaces } from './places.ts';
import { shortcutTable } from './shortcut-table.ts';

/** Whether the shortcut applies to this server. It doesn't if its page needs an extension that the server lacks. */
const isOffered = (what: string, offered: readonly { label: string }[]) =>
  !places.some(({ label }) => label === what) || offered.some(({ label }) => label === what);

const switching = { keys: ['g', '1'], between: 'then' as const, what: accountWords.byNumber };

type ShortcutsDialogProps = { open: boolean; onClose: () => void };

/** On phones the list is longer than the screen, so it's shown in a scrolling drawer. */
export const ShortcutsDialog = ({ open, onClose }: ShortcutsDialogProps) => {
  const isPhone = useMedia(phone);
  const offered = useOfferedPlaces();
  const { others = [] } = useOtherAccounts() ?? {};
  const groups = shortcutTable.map((group) => ({
    ...group,
    items: [
      ...group.items.filter(({ what }) => isOffered(what, offered)),
      ...(group.label === navigation.goTo && others.length > 0 ? [switching] : []),
    ],
  }));
  const sheet = <ShortcutList groups={groups} />;
  if (isPhone)
    return (
      <Drawer open={open} onClose={onClose} title={words.title} scrolled>
        {sheet}
      </Drawer>
    );
  return (
    <Dialog open={open} onClose={onClose} title={words.title} text={words.text} size="large" scrolled>
      {sheet}
    </Dialog>
  );
};
