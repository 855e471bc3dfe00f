import { dialogOnDemand } from '#web/ui/overlay/dialog-on-demand.tsx';

/** Most who look at a code never print it: the dialog comes when one does. */
export const PrintDialog = dialogOnDemand(async () => (await import('./PrintDialog.tsx')).PrintDialog);
