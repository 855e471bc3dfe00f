import { dialogOnDemand } from '#web/ui/overlay/dialog-on-demand.tsx';

/** The dialog comes when something is taken out. */
export const TakeOutDialog = dialogOnDemand(async () => (await import('./TakeOutDialog.tsx')).TakeOutDialog);
