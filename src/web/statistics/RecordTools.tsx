import { Bell, Share2 } from 'lucide-react';
import type { Subject } from '#web/api/analytics.ts';
import type { Watched } from '#web/api/goals.ts';
import type { Shared } from '#web/api/shares.ts';
import { useAddressDialog } from '#web/browser/address-dialog.ts';
import { useExtension } from '#web/client/server-extensions.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { dialogOnDemand } from '#web/ui/overlay/dialog-on-demand.tsx';
import { Opened } from '#web/ui/overlay/Opened.tsx';
import { analytics as words } from '#web/words/analytics.ts';

const AlertsDialog = dialogOnDemand(async () => (await import('./alerts/AlertsDialog.tsx')).AlertsDialog);
const SharesDialog = dialogOnDemand(async () => (await import('./shares/SharesDialog.tsx')).SharesDialog);

interface RecordToolsProps {
  subject: Subject;
  name: string;
  /** Whether there were any visits yet. */
  isVisited: boolean;
}

const shown = { id: 0 };

/** As the contract has them, whose checks come with the dialogs. */
const watched: readonly Watched['of'][] = ['link', 'qr', 'bio', 'campaign'];
const shared: readonly Shared['of'][] = ['link', 'qr', 'campaign'];

/** What can be made of a record's statistics beside looking: alerts, and pages for others. */
export const RecordTools = ({ subject: { of, id }, name, isVisited }: RecordToolsProps) => {
  const dialog = useAddressDialog<'alerts' | 'share'>();
  const hasGoals = useExtension('goals');
  const hasShares = useExtension('shares');
  const alertsOf = hasGoals ? watched.find((kind) => kind === of) : undefined;
  const sharesOf = hasShares ? shared.find((kind) => kind === of) : undefined;
  if (id === undefined) return null;
  return (
    <>
      {alertsOf ? (
        <Button icon={<Bell />} onClick={() => dialog.open('alerts')}>
          {words.alerts}
        </Button>
      ) : null}
      {sharesOf ? (
        <Button icon={<Share2 />} onClick={() => dialog.open('share')}>
          {words.share}
        </Button>
      ) : null}
      <Opened by={alertsOf && dialog.name === 'alerts' ? shown : undefined} onClose={dialog.close}>
        {(opened) =>
          alertsOf ? <AlertsDialog {...opened} subject={{ of: alertsOf, id }} isVisited={isVisited} /> : null
        }
      </Opened>
      <Opened by={sharesOf && dialog.name === 'share' ? shown : undefined} onClose={dialog.close}>
        {(opened) =>
          sharesOf ? <SharesDialog {...opened} subject={{ of: sharesOf, id }} name={name} /> : null
        }
      </Opened>
    </>
  );
};
