import { dialogOnDemand } from '#web/ui/overlay/dialog-on-demand.tsx';

/** What draws codes comes with the first that is shown. */
export const LinkCodeDialog = dialogOnDemand(
  async () => (await import('./LinkCodeDialog.tsx')).LinkCodeDialog,
);
