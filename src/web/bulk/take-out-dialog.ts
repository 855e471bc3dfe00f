import { onDemand } from '#web/ui/base/on-demand.tsx';

/** The dialog comes when something is taken out. */
export const TakeOutDialog = onDemand(
  async () => (await import('./TakeOutDialog.tsx')).TakeOutDialog,
  ({ open }) => open,
);
