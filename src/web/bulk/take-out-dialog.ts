import { dialogOnDemand } from '#web/ui/overlay/dialog-on-demand.tsx';

/** Loaded on demand, when items are removed. */
export const TakeOutDialog = dialogOnDemand(async () => (await import('./TakeOutDialog.tsx')).TakeOutDialog);
