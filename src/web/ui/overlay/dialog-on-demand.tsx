import type { ComponentType } from 'react';
import { useBufferedTyping } from '#web/browser/buffered-typing.ts';
import { labels } from '#web/words/labels.ts';
import { onDemand, showLoadFailure } from '#web/ui/base/on-demand.tsx';

/** Stands in for a dialog whose code is loading. Keys typed in the meantime don't trigger the page's shortcuts. */
const waitingAs = (label: string) => (
  <div role="dialog" aria-label={label} aria-busy="true" className="visually-hidden" />
);

interface DialogOptions {
  /** Its accessible name while its code loads. */
  label?: string;
  /** Whether the dialog collects what is typed before its field has the focus. If both did, the text would come twice. */
  collectsTyping?: boolean;
}

function opened<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  isOpen: (props: Props) => boolean,
  close: (props: Props) => void,
  { label = labels.loading, collectsTyping = false }: DialogOptions = {},
) {
  const Part = onDemand(load, isOpen, {
    waiting: waitingAs(label),
    onMissing: (props) => {
      close(props);
      showLoadFailure();
    },
  });
  return function DialogOnDemand(props: Props) {
    useBufferedTyping(!collectsTyping && isOpen(props));
    return <Part {...props} />;
  };
}

/**
 * Returns a dialog whose code loads when it is opened, or earlier once the page is idle. If the code can't be loaded,
 * the dialog closes.
 */
export const dialogOnDemand = <Props extends { open: boolean; onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
  options?: DialogOptions,
) =>
  opened(
    load,
    ({ open }) => open,
    ({ onClose }) => onClose(),
    options,
  );

/** Does the same for all dialogs of a page whose URL says which one is open. */
export const dialogsOnDemand = <Props extends { dialog: { name: string | undefined; close: () => void } }>(
  load: () => Promise<ComponentType<Props>>,
) =>
  opened(
    load,
    ({ dialog }) => dialog.name !== undefined,
    ({ dialog }) => dialog.close(),
  );
