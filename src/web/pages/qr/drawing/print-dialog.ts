import { onDemand } from '#web/ui/base/on-demand.tsx';

/** Most who look at a code never print it: the dialog comes when one does. */
export const PrintDialog = onDemand(
  async () => (await import('./PrintDialog.tsx')).PrintDialog,
  ({ open }) => open,
);
