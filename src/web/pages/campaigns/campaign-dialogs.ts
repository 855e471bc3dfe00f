import { onDemand } from '#web/ui/base/on-demand.tsx';

/** Forms and their checks are large: they come once a dialog is asked for, or when the page is done with its own. */
export const CampaignDialogs = onDemand(
  async () => (await import('./CampaignDialogs.tsx')).CampaignDialogs,
  ({ dialog }) => dialog.name !== undefined,
);
