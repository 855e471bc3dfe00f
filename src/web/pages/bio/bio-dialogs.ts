import { onDemand } from '#web/ui/base/on-demand.tsx';

/** Dialogs come once one is asked for, or when the page is done with its own. */
export const BioDialogs = onDemand(
  async () => (await import('./BioDialogs.tsx')).BioDialogs,
  ({ dialog }) => dialog.name !== undefined,
);
