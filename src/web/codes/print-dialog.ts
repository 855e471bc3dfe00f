import { dialogOnDemand } from '#web/ui/overlay/dialog-on-demand.tsx';

/** The dialog loads when it is needed: most readers never print. */
export const PrintDialog = dialogOnDemand(async () => (await import('./PrintDialog.tsx')).PrintDialog);
