import { dialogOnDemand } from '#web/ui/overlay/dialog-on-demand.tsx';

/** Loaded on demand, since most users never select rows. */
export const AddToGroupDialog = dialogOnDemand(
  async () => (await import('./AddToGroupDialog.tsx')).AddToGroupDialog,
);
