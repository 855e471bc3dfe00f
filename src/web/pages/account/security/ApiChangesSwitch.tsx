import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useCredentials } from '#web/client/credentials.ts';
import { accountSecurity } from '#web/api/security.ts';
import { useAddressDialog } from '#web/browser/address-dialog.ts';
import { useBlockedReason } from '#web/browser/read-only.ts';
import { Skeleton } from '#web/ui/base/Skeleton.tsx';
import { Switch } from '#web/ui/form/Switch.tsx';
import { dialogOnDemand } from '#web/ui/overlay/dialog-on-demand.tsx';
import { DialogPresence } from '#web/ui/overlay/DialogPresence.tsx';
import { accountSecurity as words } from '#web/words/account-security.ts';

const ApiChangesDialog = dialogOnDemand(
  async () => (await import('./ApiChangesDialog.tsx')).ApiChangesDialog,
);

/** Sets whether API keys may change the e-mail address and the password. The specification allows it. */
export const ApiChangesSwitch = () => {
  const { data } = useQuery(accountSecurity());
  const isSession = useCredentials()?.kind === 'session';
  const readOnly = useBlockedReason();
  const dialog = useAddressDialog<'changes'>();
  const isAllowed = data?.apichanges;
  const wanted = useMemo(
    () => (isAllowed === undefined ? undefined : { id: 0, apichanges: !isAllowed }),
    [isAllowed],
  );
  if (!data) return <Skeleton width="half" />;
  return (
    <>
      <Switch
        label={words.keysCanChange}
        hint={isSession ? words.keysCanChangeHint : words.keysCanChangeLocked}
        checked={data.apichanges}
        disabled={!isSession || readOnly !== undefined}
        onChange={() => dialog.open('changes')}
      />
      <DialogPresence by={dialog.name === 'changes' ? wanted : undefined} onClose={dialog.close}>
        {(opened, record) => (
          <ApiChangesDialog {...opened} onChanged={dialog.drop} apichanges={record.apichanges} />
        )}
      </DialogPresence>
    </>
  );
};
