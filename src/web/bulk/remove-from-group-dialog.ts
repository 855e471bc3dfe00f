import { dialogOnDemand } from '#web/ui/overlay/dialog-on-demand.tsx';

/** Loaded on demand, when items are removed. */
export const RemoveFromGroupDialog = dialogOnDemand(
  async () => (await import('./RemoveFromGroupDialog.tsx')).RemoveFromGroupDialog,
);
