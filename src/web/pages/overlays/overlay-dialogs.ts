import { onDemand } from '#web/ui/base/on-demand.tsx';

/** Dialogs come once one is asked for, or when the page is done with its own. */
export const OverlayDialogs = onDemand(
  async () => (await import('./OverlayDialogs.tsx')).OverlayDialogs,
  ({ dialog }) => dialog.name !== undefined,
);
