import { onDemand } from '#web/ui/base/on-demand.tsx';
import { dialogsOnDemand } from '#web/ui/overlay/dialog-on-demand.tsx';

const loadSelected = async () => (await import('./SelectedLinks.tsx')).SelectedLinks;

/** Forms and their checks are large: they come once a dialog is asked for, or when the page is done with its own. */
export const LinkDialogs = dialogsOnDemand(async () => {
  void loadSelected().catch(() => undefined);
  return (await import('./LinkDialogs.tsx')).LinkDialogs;
});

/** What can be done with the links that are selected. */
export const SelectedLinks = onDemand(loadSelected, () => true);
