import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCredentials } from '#web/client/credentials.ts';
import { newRecoveryCodes, removeApp, removePasskey, secondStepState } from '#web/api/second-step.ts';
import { useAddressDialog } from '#web/browser/address-dialog.ts';
import { useOpened } from '#web/browser/opened.ts';
import { Notice } from '#web/ui/base/Notice.tsx';
import { onDemand } from '#web/ui/base/on-demand.tsx';
import { toast } from '#web/ui/base/toast.ts';
import { dialogOnDemand } from '#web/ui/overlay/dialog-on-demand.tsx';
import { DialogPresence } from '#web/ui/overlay/DialogPresence.tsx';
import { CodesCard } from './CodesCard.tsx';
import { accountSecurity as words } from '#web/words/account-security.ts';
import { PasskeysCard } from './PasskeysCard.tsx';

const dialogs = () => import('./security-dialogs.ts');
const AddPasskeyDialog = dialogOnDemand(async () => (await dialogs()).AddPasskeyDialog);
const AppDialog = dialogOnDemand(async () => (await dialogs()).AppDialog);
const ConfirmChangeDialog = dialogOnDemand(async () => (await dialogs()).ConfirmChangeDialog);
const RecoveryDialog = onDemand(
  async () => (await dialogs()).RecoveryDialog,
  ({ codes }) => codes.length > 0,
);
const RenamePasskeyDialog = dialogOnDemand(async () => (await dialogs()).RenamePasskeyDialog);

export type SecurityDialog = 'passkey' | 'rename' | 'unlink' | 'app' | 'appoff' | 'codes';

const one = { id: 1 };

export const SecurityCards = () => {
  const credentials = useCredentials();
  const dialog = useAddressDialog<SecurityDialog>();
  const { data } = useQuery(secondStepState());
  /** Newly created recovery codes, which are shown only once. */
  const [codes, setCodes] = useState<readonly string[]>([]);
  const mayChange = credentials?.kind === 'session';
  const of = (name: SecurityDialog) => (mayChange && dialog.name === name ? one : undefined);
  const passkey = (name: SecurityDialog) => data?.passkeys.find(({ id }) => id === dialog.idOf(name));
  const removed = useOpened(passkey('unlink'));
  const added = (recovery: readonly string[], message: string) => {
    toast(message);
    dialog.drop();
    setCodes(recovery);
  };
  const removal = useMutation(removePasskey);
  const turningOff = useMutation(removeApp);
  const renewal = useMutation(newRecoveryCodes);
  const gone = (message: string) => {
    toast(message);
    dialog.drop();
  };
  const isLast = data && data.passkeys.length + (data.app ? 1 : 0) === 1;
  const after = isLast ? words.last : words.others;
  return (
    <>
      {mayChange ? null : <Notice>{words.signInToChange}</Notice>}
      <PasskeysCard dialog={dialog} mayChange={mayChange} />
      <CodesCard dialog={dialog} mayChange={mayChange} />
      <DialogPresence by={of('passkey')} onClose={dialog.close}>
        {(opened) => (
          <AddPasskeyDialog {...opened} onAdded={(recovery) => added(recovery, words.passkeyAdded)} />
        )}
      </DialogPresence>
      <DialogPresence by={passkey('rename')} onClose={dialog.close}>
        {(opened, subject) => <RenamePasskeyDialog {...opened} subject={subject} />}
      </DialogPresence>
      <DialogPresence by={of('app')} onClose={dialog.close}>
        {(opened) => <AppDialog {...opened} onAdded={(recovery) => added(recovery, words.appOn)} />}
      </DialogPresence>
      {removed.subject ? (
        <ConfirmChangeDialog
          key={`remove ${removed.times}`}
          open={removed.isOpen && mayChange}
          onClose={dialog.close}
          title={words.removePasskeyTitle(removed.subject.name)}
          text={`${after} ${words.deleteFromDevice}`}
          confirmLabel={words.removePasskey}
          onConfirm={async (body) => {
            await removal.mutateAsync({ id: removed.subject?.id ?? 0, ...body });
            gone(words.passkeyRemoved);
          }}
        />
      ) : null}
      <DialogPresence by={of('appoff')} onClose={dialog.close}>
        {(opened) => (
          <ConfirmChangeDialog
            {...opened}
            title={words.turnOffTitle}
            text={after}
            confirmLabel={words.turnOffApp}
            onConfirm={async (body) => {
              await turningOff.mutateAsync(body);
              gone(words.appOff);
            }}
          />
        )}
      </DialogPresence>
      <DialogPresence by={of('codes')} onClose={dialog.close}>
        {(opened) => (
          <ConfirmChangeDialog
            {...opened}
            title={words.newCodesTitle}
            text={words.newCodesText}
            confirmLabel={words.createCodes}
            danger={false}
            onConfirm={async (body) => added(await renewal.mutateAsync(body), words.codesCreated)}
          />
        )}
      </DialogPresence>
      <RecoveryDialog codes={codes} onClose={() => setCodes([])} />
    </>
  );
};
