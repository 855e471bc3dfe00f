import { dialogOnDemand } from '#web/ui/overlay/dialog-on-demand.tsx';

/** Loaded on demand, since most users never print. */
export const PrintDialog = dialogOnDemand(async () => (await import('./PrintDialog.tsx')).PrintDialog);
