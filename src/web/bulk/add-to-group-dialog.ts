import { dialogOnDemand } from '#web/ui/overlay/dialog-on-demand.tsx';

/** Most who look at a list never select: the dialog comes when one does. */
export const AddToGroupDialog = dialogOnDemand(
  async () => (await import('./AddToGroupDialog.tsx')).AddToGroupDialog,
);
