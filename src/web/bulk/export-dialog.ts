import { dialogOnDemand } from '#web/ui/overlay/dialog-on-demand.tsx';

/** Most who look at a list never take it along: the dialog comes when one does. */
export const ExportDialog = dialogOnDemand(async () => (await import('./ExportDialog.tsx')).ExportDialog);
