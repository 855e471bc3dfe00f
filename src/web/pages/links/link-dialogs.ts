import { onDemand } from '#web/ui/base/on-demand.tsx';
import { dialogsOnDemand } from '#web/ui/overlay/dialog-on-demand.tsx';

const loadSelected = async () => (await import('./SelectedLinks.tsx')).SelectedLinks;

/** Forms and their validation are large, so they load when a dialog opens or once the page has loaded. */
export const LinkDialogs = dialogsOnDemand(async () => {
  void loadSelected().catch(() => undefined);
  return (await import('./LinkDialogs.tsx')).LinkDialogs;
});

export const SelectedLinks = onDemand(loadSelected, () => true);
