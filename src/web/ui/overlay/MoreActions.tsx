import { Ellipsis } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { useShortcut } from '#web/browser/shortcuts.ts';
import { IconButton } from '#web/ui/base/IconButton.tsx';
import { verbs } from '#web/words/verbs.ts';
import { Menu } from './Menu.tsx';
import { isBlocked, type MenuEntry, type MenuItem } from './menu-items.ts';

/** Binds an item's shortcut, so that it works while the menu is closed too. */
const ItemKey = ({ item }: { item: MenuItem }) => {
  const navigate = useNavigate();
  const { shortcut, to, onSelect, disabled = false } = item;
  useShortcut(shortcut, () => (to === undefined ? onSelect?.() : void navigate(to)), {
    enabled: !disabled && !isBlocked(item),
  });
  return null;
};

interface MoreActionsProps {
  /** Undefined while loading. The button is disabled then. */
  items: readonly MenuEntry[] | undefined;
}

/** Renders a menu with a record's rare actions and deletion, at the end of its page's buttons. */
export const MoreActions = ({ items }: MoreActionsProps) => (
  <>
    {items?.map((item) =>
      item !== 'separator' && 'label' in item && item.shortcut ? (
        <ItemKey key={item.label} item={item} />
      ) : null,
    )}
    <Menu
      trigger={
        <IconButton
          label={verbs.moreActions}
          icon={<Ellipsis />}
          variant="secondary"
          disabled={items === undefined}
        />
      }
      items={items ?? []}
    />
  </>
);
