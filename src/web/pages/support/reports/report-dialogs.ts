import { onDemand } from '#web/ui/base/on-demand.tsx';

/** Dialogs come once one is asked for, or when the page is done with its own. */
export const ReportDialogs = onDemand(
  async () => (await import('./ReportDialogs.tsx')).ReportDialogs,
  ({ dialog }) => dialog.name !== undefined,
);
