import { onDemand } from '#web/ui/base/on-demand.tsx';
import { dialogsOnDemand } from '#web/ui/overlay/dialog-on-demand.tsx';

const loadSelected = async () => (await import('#web/pages/qr/SelectedQrs.tsx')).SelectedQrs;

/** Forms and their checks are large: they come once a dialog is asked for, or when the page is done with its own. */
export const QrDialogs = dialogsOnDemand(async () => {
  void loadSelected().catch(() => undefined);
  return (await import('./QrDialogs.tsx')).QrDialogs;
});

/** What can be done with the codes that are selected. */
export const SelectedQrs = onDemand(loadSelected, () => true);
