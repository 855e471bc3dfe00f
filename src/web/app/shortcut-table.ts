import { navigation } from '#web/words/navigation.ts';
import { shortcuts as words } from '#web/words/shortcuts.ts';
import { verbs } from '#web/words/verbs.ts';
import type { ShortcutGroup } from '#web/ui/overlay/shortcut-groups.ts';
import { goKeysOf, places } from './places.ts';

/**
 * Every key of the dashboard, in the order of the shortcuts dialog. `shortcut-table.test.ts` compares it with the keys
 * that are bound.
 */
export const shortcutTable: readonly ShortcutGroup[] = [
  {
    label: words.anywhere,
    items: [
      { keys: ['mod+k'], what: words.palette },
      { keys: ['?'], what: words.sheet },
      { keys: ['mod+enter'], what: words.save },
      { keys: ['escape'], what: words.close },
    ],
  },
  {
    label: navigation.goTo,
    items: places.flatMap(({ to, label }) => {
      const keys = goKeysOf(to);
      return keys ? [{ keys, between: 'then' as const, what: label }] : [];
    }),
  },
  {
    label: words.onPage,
    items: [
      { keys: ['n'], what: words.create },
      { keys: ['/'], what: words.search },
      { keys: ['r'], what: words.refresh },
      { keys: ['f'], what: words.fullScreen },
    ],
  },
  {
    label: words.inList,
    items: [
      { keys: ['j', 'k'], between: 'or', what: words.rows },
      { keys: ['x'], what: words.select },
      { keys: ['shift+x'], what: words.selectRange },
    ],
  },
  {
    label: words.selection,
    items: [
      { keys: ['m'], what: words.toCampaign },
      { keys: ['h'], what: words.toChannel },
      { keys: ['c'], what: words.copyUrls },
      { keys: ['e'], what: verbs.export },
      { keys: ['a'], what: words.archive },
      { keys: ['backspace'], what: words.deleteOrRemove },
    ],
  },
  {
    label: words.onRow,
    items: [
      { keys: ['enter'], what: verbs.open },
      { keys: ['c'], what: words.copyUrl },
      { keys: ['q'], what: words.qrCode },
      { keys: ['e'], what: verbs.edit },
      { keys: ['a'], what: words.addItems },
      { keys: ['s'], what: words.star },
      { keys: ['l'], what: words.copyList },
      { keys: ['d'], what: words.dns },
      { keys: ['backspace'], what: words.deleteOrRemove },
    ],
  },
];
