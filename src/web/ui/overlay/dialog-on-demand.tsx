import type { ComponentType } from 'react';
import { useTypedAhead } from '#web/browser/typed-ahead.ts';
import { labels } from '#web/words/labels.ts';
import { onDemand, tellMissing } from '#web/ui/base/on-demand.tsx';

/** A dialog whose code is on its way: what is typed meanwhile is no page's shortcut. */
const waitingAs = (label: string) => (
  <div role="dialog" aria-label={label} aria-busy="true" className="visually-hidden" />
);

function opened<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  isOpen: (props: Props) => boolean,
  close: (props: Props) => void,
  label = labels.loading,
) {
  const Part = onDemand(load, isOpen, {
    waiting: waitingAs(label),
    onMissing: (props) => {
      close(props);
      tellMissing();
    },
  });
  return function DialogOnDemand(props: Props) {
    useTypedAhead(isOpen(props));
    return <Part {...props} />;
  };
}

/** A dialog that comes once it is opened, or when the page is done with its own. One that can't be loaded is closed. */
export const dialogOnDemand = <Props extends { open: boolean; onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
  label?: string,
) =>
  opened(
    load,
    ({ open }) => open,
    ({ onClose }) => onClose(),
    label,
  );

/** The same for all dialogs of a page, of which its address says which is open. */
export const dialogsOnDemand = <Props extends { dialog: { name: string | undefined; close: () => void } }>(
  load: () => Promise<ComponentType<Props>>,
) =>
  opened(
    load,
    ({ dialog }) => dialog.name !== undefined,
    ({ dialog }) => dialog.close(),
  );
