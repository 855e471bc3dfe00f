import type { ComponentType } from 'react';
import { labels } from '#web/words/labels.ts';
import { onDemand, tellMissing } from '#web/ui/base/on-demand.tsx';

/** A dialog whose code is on its way: what is typed meanwhile is no page's shortcut. */
const waitingAs = (label: string) => (
  <div role="dialog" aria-label={label} aria-busy="true" className="visually-hidden" />
);

/** A dialog that comes once it is opened, or when the page is done with its own. One that can't be loaded is closed. */
export const dialogOnDemand = <Props extends { open: boolean; onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
  label = labels.loading,
) =>
  onDemand(load, ({ open }) => open, {
    waiting: waitingAs(label),
    onMissing: ({ onClose }) => {
      onClose();
      tellMissing();
    },
  });

/** The same for all dialogs of a page, of which its address says which is open. */
export const dialogsOnDemand = <Props extends { dialog: { name: string | undefined; close: () => void } }>(
  load: () => Promise<ComponentType<Props>>,
) =>
  onDemand(load, ({ dialog }) => dialog.name !== undefined, {
    waiting: waitingAs(labels.loading),
    onMissing: ({ dialog }) => {
      dialog.close();
      tellMissing();
    },
  });
