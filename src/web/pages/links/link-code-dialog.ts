import { dialogOnDemand } from '#web/ui/overlay/dialog-on-demand.tsx';

/** The code that draws QR codes loads when the first one is shown. */
export const LinkCodeDialog = dialogOnDemand(
  async () => (await import('./LinkCodeDialog.tsx')).LinkCodeDialog,
);
