import { dialogsOnDemand } from '#web/ui/overlay/dialog-on-demand.tsx';

/** Forms and their validation are large, so they load when a dialog opens or once the page has loaded. */
export const CampaignDialogs = dialogsOnDemand(
  async () => (await import('./CampaignDialogs.tsx')).CampaignDialogs,
);
