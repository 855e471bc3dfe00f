import { dialogOnDemand } from '#web/ui/overlay/dialog-on-demand.tsx';

/** Most who look at a list never export it: the dialog comes when one does. */
export const ExportDialog = dialogOnDemand(async () => (await import('./ExportDialog.tsx')).ExportDialog);
