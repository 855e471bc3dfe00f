import { dialogsOnDemand } from '#web/ui/overlay/dialog-on-demand.tsx';

export const OverlayDialogs = dialogsOnDemand(
  async () => (await import('./OverlayDialogs.tsx')).OverlayDialogs,
);
