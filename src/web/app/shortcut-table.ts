import type { ShortcutGroup } from '#web/ui/overlay/shortcut-groups.ts';
import { goKeysOf, places } from './places.ts';

/** Every key of the dashboard, as the sheet shows them; `shortcut-table.test.ts` holds it to the keys that are bound. */
export const shortcutTable: readonly ShortcutGroup[] = [
  {
    label: 'Everywhere',
    items: [
      { keys: ['mod+k'], what: 'Go to anything' },
      { keys: ['?'], what: 'These shortcuts' },
      { keys: ['mod+enter'], what: 'Save, from a field of several lines' },
      { keys: ['escape'], what: 'Close, or clear the selection' },
    ],
  },
  {
    label: 'Go to',
    items: places.flatMap(({ to, label }) => {
      const keys = goKeysOf(to);
      return keys ? [{ keys, between: 'then' as const, what: label }] : [];
    }),
  },
  {
    label: 'On a page',
    items: [
      { keys: ['n'], what: 'New' },
      { keys: ['/'], what: 'Search the list' },
      { keys: ['r'], what: 'Refresh the figures' },
    ],
  },
  {
    label: 'In a list',
    items: [
      { keys: ['j', 'k'], between: 'or', what: 'Next row, previous row' },
      { keys: ['x'], what: 'Select' },
      { keys: ['shift+x'], what: 'Select up to here' },
    ],
  },
  {
    label: 'While rows are selected',
    items: [
      { keys: ['m'], what: 'Add them to a campaign' },
      { keys: ['h'], what: 'Add them to a channel' },
      { keys: ['c'], what: 'Copy their addresses' },
      { keys: ['e'], what: 'Export them' },
      { keys: ['backspace'], what: 'Delete them, or remove them from a campaign or channel' },
    ],
  },
  {
    label: 'On a row, or its own page',
    items: [
      { keys: ['enter'], what: 'Open' },
      { keys: ['c'], what: 'Copy its address' },
      { keys: ['q'], what: 'Show the QR code, or make one of a link' },
      { keys: ['e'], what: 'Edit' },
      { keys: ['a'], what: 'Add links or other items to it' },
      { keys: ['s'], what: 'Star a channel' },
      { keys: ['l'], what: 'Copy a campaign’s list address' },
      { keys: ['d'], what: 'A domain’s DNS record' },
      { keys: ['backspace'], what: 'Delete, or remove from a campaign or channel' },
    ],
  },
];
