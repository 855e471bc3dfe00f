import type { Subject } from '#web/api/analytics.ts';
import type { Watched } from '#web/api/goals.ts';
import type { Shared } from '#web/api/shares.ts';
import { useAddressDialog } from '#web/browser/address-dialog.ts';
import { useExtension } from '#web/client/server-extensions.ts';

/** Copied from the contract, so that its schemas load only with the dialogs. */
const watched: readonly Watched['of'][] = ['link', 'qr', 'bio', 'campaign'];
const shared: readonly Shared['of'][] = ['link', 'qr', 'campaign'];

/** Returns the tools for a record's statistics, alerts and shared pages, if the server supports them. */
export function useRecordTools({ of, id }: Subject) {
  const dialog = useAddressDialog<'alerts' | 'share'>();
  const hasGoals = useExtension('goals');
  const hasShares = useExtension('shares');
  const alertsOf = hasGoals ? watched.find((kind) => kind === of) : undefined;
  const sharesOf = hasShares ? shared.find((kind) => kind === of) : undefined;
  return {
    dialog,
    alerts: alertsOf && id !== undefined ? { of: alertsOf, id } : undefined,
    shares: sharesOf && id !== undefined ? { of: sharesOf, id } : undefined,
  };
}

export type RecordToolsOfPage = ReturnType<typeof useRecordTools>;
