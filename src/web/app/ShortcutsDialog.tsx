import { phone, useMedia } from '#web/lib/media.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Drawer } from '#web/ui/Drawer.tsx';
import { ShortcutList } from '#web/ui/ShortcutList.tsx';
import { closeOver, useOver } from './over-page.ts';
import { shortcutTable } from './shortcut-table.ts';

/** Longer than a phone is high: there it is a panel that scrolls. */
export const ShortcutsDialog = () => {
  const isPhone = useMedia(phone);
  const open = useOver().open === 'shortcuts';
  const sheet = <ShortcutList groups={shortcutTable} />;
  if (isPhone)
    return (
      <Drawer open={open} onClose={closeOver} title="Keyboard shortcuts" scrolled>
        {sheet}
      </Drawer>
    );
  return (
    <Dialog
      open={open}
      onClose={closeOver}
      title="Keyboard shortcuts"
      text="They are silent while you type. Menus print those of what they are about."
      size="large"
    >
      {sheet}
    </Dialog>
  );
};
