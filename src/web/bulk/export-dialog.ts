import { dialogOnDemand } from '#web/ui/overlay/dialog-on-demand.tsx';

/** Loaded on demand, since most users never export a list. */
export const ExportDialog = dialogOnDemand(async () => (await import('./ExportDialog.tsx')).ExportDialog);
