import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCredentials } from '#web/client/credentials.ts';
import { newRecoveryCodes, removeApp, removePasskey, secondStepState } from '#web/api/second-step.ts';
import { useAddressDialog } from '#web/browser/address-dialog.ts';
import { useOpened } from '#web/browser/opened.ts';
import { Notice } from '#web/ui/base/Notice.tsx';
import { toast } from '#web/ui/base/toast.ts';
import { dialogOnDemand } from '#web/ui/overlay/dialog-on-demand.tsx';
import { Opened } from '#web/ui/overlay/Opened.tsx';
import { AddPasskeyDialog } from './AddPasskeyDialog.tsx';
import { CodesCard } from './CodesCard.tsx';
import { ConfirmChangeDialog } from '#web/pages/account/ConfirmChangeDialog.tsx';
import { PasskeysCard } from './PasskeysCard.tsx';
import { RecoveryDialog } from './RecoveryDialog.tsx';
import { RenamePasskeyDialog } from './RenamePasskeyDialog.tsx';

/** What draws QR codes comes with the dialog that shows one. */
const AppDialog = dialogOnDemand(async () => (await import('./AppDialog.tsx')).AppDialog);

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
  const removed = useOpened(passkey('unlink'));
  const added = (recovery: readonly string[], words: string) => {
    toast(words);
    dialog.drop();
    setCodes(recovery);
  };
  const removal = useMutation(removePasskey);
  const turningOff = useMutation(removeApp);
  const renewal = useMutation(newRecoveryCodes);
  const gone = (words: string) => {
    toast(words);
    dialog.drop();
  };
  const isLast = data && data.passkeys.length + (data.app ? 1 : 0) === 1;
  const after = isLast
    ? 'You’ll sign in with your password alone, and your recovery codes stop working.'
    : 'Your other ways to sign in keep working.';
  return (
    <>
      {mayChange ? null : <Notice>Sign in with your password to change passkeys and one-time codes.</Notice>}
      <PasskeysCard dialog={dialog} mayChange={mayChange} />
      <CodesCard dialog={dialog} mayChange={mayChange} />
      <Opened by={of('passkey')} onClose={dialog.close}>
        {(opened) => (
          <AddPasskeyDialog {...opened} onAdded={(recovery) => added(recovery, 'Passkey added')} />
        )}
      </Opened>
      <Opened by={passkey('rename')} onClose={dialog.close}>
        {(opened, subject) => <RenamePasskeyDialog {...opened} subject={subject} />}
      </Opened>
      <Opened by={of('app')} onClose={dialog.close}>
        {(opened) => (
          <AppDialog {...opened} onAdded={(recovery) => added(recovery, 'Authenticator app set up')} />
        )}
      </Opened>
      {removed.subject ? (
        <ConfirmChangeDialog
          key={`remove ${removed.times}`}
          open={removed.isOpen && mayChange}
          onClose={dialog.close}
          title={`Remove the passkey “${removed.subject.name}”?`}
          text={`${after} Delete it from your device as well.`}
          confirmLabel="Remove passkey"
          onConfirm={async (body) => {
            await removal.mutateAsync({ id: removed.subject?.id ?? 0, ...body });
            gone('Passkey removed');
          }}
        />
      ) : null}
      <Opened by={of('appoff')} onClose={dialog.close}>
        {(opened) => (
          <ConfirmChangeDialog
            {...opened}
            title="Turn off the authenticator app?"
            text={after}
            confirmLabel="Turn off app"
            onConfirm={async (body) => {
              await turningOff.mutateAsync(body);
              gone('Authenticator app turned off');
            }}
          />
        )}
      </Opened>
      <Opened by={of('codes')} onClose={dialog.close}>
        {(opened) => (
          <ConfirmChangeDialog
            {...opened}
            title="Create new recovery codes?"
            text="Your old recovery codes stop working."
            confirmLabel="Create new codes"
            danger={false}
            onConfirm={async (body) => added(await renewal.mutateAsync(body), 'Recovery codes created')}
          />
        )}
      </Opened>
      <RecoveryDialog codes={codes} onClose={() => setCodes([])} />
    </>
  );
};
