import { onDemand } from '#web/ui/base/on-demand.tsx';
import { dialogsOnDemand } from '#web/ui/overlay/dialog-on-demand.tsx';

const loadSelected = async () => (await import('#web/pages/qr/SelectedQrs.tsx')).SelectedQrs;

/** Forms and their validation are large, so they load when a dialog opens or once the page has loaded. */
export const QrDialogs = dialogsOnDemand(async () => {
  void loadSelected().catch(() => undefined);
  return (await import('./QrDialogs.tsx')).QrDialogs;
});

export const SelectedQrs = onDemand(loadSelected, () => true);
