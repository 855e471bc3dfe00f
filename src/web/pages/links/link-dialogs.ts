import { onDemand } from '#web/ui/base/on-demand.tsx';

/** Forms and their checks are large: they come once a dialog is asked for, or when the page is done with its own. */
export const LinkDialogs = onDemand(
  async () => (await import('./LinkDialogs.tsx')).LinkDialogs,
  ({ dialog }) => dialog.name !== undefined,
);
