import { dialogOnDemand } from '#web/ui/overlay/dialog-on-demand.tsx';
import { Opened } from '#web/ui/overlay/Opened.tsx';
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
    <Opened by={alerts && dialog.name === 'alerts' ? shown : undefined} onClose={dialog.close}>
      {(opened) => (alerts ? <AlertsDialog {...opened} subject={alerts} isVisited={isVisited} /> : null)}
    </Opened>
    <Opened by={shares && dialog.name === 'share' ? shown : undefined} onClose={dialog.close}>
      {(opened) => (shares ? <SharesDialog {...opened} subject={shares} name={name} /> : null)}
    </Opened>
  </>
);
