import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCredentials } from '#web/api/credentials.ts';
import { newRecoveryCodes, removeApp, removePasskey, secondStepState } from '#web/api/second-step.ts';
import { useDeletion } from '#web/api/deletion.ts';
import { useAddressDialog } from '#web/lib/address-dialog.ts';
import { useOpened } from '#web/lib/opened.ts';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { toast } from '#web/ui/toast.ts';
import { AddPasskeyDialog } from './AddPasskeyDialog.tsx';
import { CodesCard } from './CodesCard.tsx';
import { LazyAppDialog } from './LazyAppDialog.tsx';
import { PasskeysCard } from './PasskeysCard.tsx';
import { RecoveryDialog } from './RecoveryDialog.tsx';
import { RenamePasskeyDialog } from './RenamePasskeyDialog.tsx';

export type SecurityDialog = 'passkey' | 'rename' | 'unlink' | 'app' | 'appoff' | 'codes';

const one = { id: 1 };

/** What secures a sign-in beyond the password. */
export const SecurityCards = () => {
  const credentials = useCredentials();
  const dialog = useAddressDialog<SecurityDialog>();
  const { data } = useQuery(secondStepState());
  /** Those that were just created, shown this once. */
  const [codes, setCodes] = useState<readonly string[]>([]);
  const mayChange = credentials?.kind === 'session';
  const of = (name: SecurityDialog) => (mayChange && dialog.name === name ? one : undefined);
  const passkey = (name: SecurityDialog) => data?.passkeys.find(({ id }) => id === dialog.idOf(name));
  const adding = useOpened(of('passkey'));
  const app = useOpened(of('app'));
  const renamed = useOpened(passkey('rename'));
  const removed = useOpened(passkey('unlink'));
  const added = (recovery: readonly string[], words: string) => {
    toast(words);
    dialog.drop();
    setCodes(recovery);
  };
  const removal = useDeletion(removePasskey, removed.subject?.id ?? 0, () => {
    toast('Passkey removed');
    dialog.drop();
  });
  const turningOff = useDeletion(removeApp, 0, () => {
    toast('Authenticator app turned off');
    dialog.drop();
  });
  const renewal = useDeletion(newRecoveryCodes, 0, (recovery) => added(recovery, 'Recovery codes created'));
  const isLast = data && data.passkeys.length + (data.app ? 1 : 0) === 1;
  const after = isLast
    ? 'You’ll sign in with your password alone, and your recovery codes stop working.'
    : 'Your other ways to sign in keep working.';
  return (
    <>
      {mayChange ? null : <Notice>Sign in with your password to change passkeys and one-time codes.</Notice>}
      <PasskeysCard dialog={dialog} mayChange={mayChange} />
      <CodesCard dialog={dialog} mayChange={mayChange} />
      {adding.subject ? (
        <AddPasskeyDialog
          key={`add ${adding.times}`}
          open={adding.isOpen}
          onClose={dialog.close}
          onAdded={(recovery) => added(recovery, 'Passkey added')}
        />
      ) : null}
      {renamed.subject ? (
        <RenamePasskeyDialog
          key={`rename ${renamed.times}`}
          open={renamed.isOpen}
          onClose={dialog.close}
          subject={renamed.subject}
        />
      ) : null}
      {app.subject ? (
        <LazyAppDialog
          key={`app ${app.times}`}
          open={app.isOpen}
          onClose={dialog.close}
          onAdded={(recovery) => added(recovery, 'Authenticator app set up')}
        />
      ) : null}
      <ConfirmDialog
        open={removed.isOpen && mayChange}
        onClose={dialog.close}
        {...removal}
        title={`Remove the passkey “${removed.subject?.name ?? ''}”?`}
        confirmLabel="Remove passkey"
      >
        {after} Delete it from your device as well.
      </ConfirmDialog>
      <ConfirmDialog
        open={of('appoff') !== undefined}
        onClose={dialog.close}
        {...turningOff}
        title="Turn off the authenticator app?"
        confirmLabel="Turn off app"
      >
        {after}
      </ConfirmDialog>
      <ConfirmDialog
        open={of('codes') !== undefined}
        onClose={dialog.close}
        {...renewal}
        danger={false}
        title="Create new recovery codes?"
        confirmLabel="Create new codes"
      >
        Your old recovery codes stop working.
      </ConfirmDialog>
      <RecoveryDialog codes={codes} onClose={() => setCodes([])} />
    </>
  );
};
