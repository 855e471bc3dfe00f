import { dialogsOnDemand } from '#web/ui/overlay/dialog-on-demand.tsx';

export const BioDialogs = dialogsOnDemand(async () => (await import('./BioDialogs.tsx')).BioDialogs);
