import { dialogOnDemand } from '#web/ui/overlay/dialog-on-demand.tsx';
import { DialogPresence } from '#web/ui/overlay/DialogPresence.tsx';
import type { RecordToolsOfPage } from './record-tools.ts';

const AlertsDialog = dialogOnDemand(async () => (await import('./alerts/AlertsDialog.tsx')).AlertsDialog);
const SharesDialog = dialogOnDemand(async () => (await import('./shares/SharesDialog.tsx')).SharesDialog);

interface RecordToolDialogsProps {
  tools: RecordToolsOfPage;
  name: string;
  isVisited: boolean;
}

const shown = { id: 0 };

export const RecordToolDialogs = ({
  tools: { dialog, alerts, shares },
  name,
  isVisited,
}: RecordToolDialogsProps) => (
  <>
    <DialogPresence by={alerts && dialog.name === 'alerts' ? shown : undefined} onClose={dialog.close}>
      {(opened) => (alerts ? <AlertsDialog {...opened} subject={alerts} isVisited={isVisited} /> : null)}
    </DialogPresence>
    <DialogPresence by={shares && dialog.name === 'share' ? shown : undefined} onClose={dialog.close}>
      {(opened) => (shares ? <SharesDialog {...opened} subject={shares} name={name} /> : null)}
    </DialogPresence>
  </>
);
