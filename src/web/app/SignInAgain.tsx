import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { accountDetails, readAccount } from '#web/api/account.ts';
import {
  currentCredentials,
  dropCredentials,
  useCredentials,
  useRefusalReason,
} from '#web/client/credentials.ts';
import { Dialog } from '#web/ui/overlay/Dialog.tsx';
import { SignInForms } from '#web/pages/sign-in/SignInForms.tsx';
import { signInAgain as words } from '#web/words/sign-in-again.ts';

interface SignInAgainProps {
  /** Called if another user signed in, so that the page starts anew. */
  onOther: () => void;
}

/** Shows the sign-in over the page whose key was refused. The page and its unsaved input stay. */
export const SignInAgain = ({ onOther }: SignInAgainProps) => {
  const queryClient = useQueryClient();
  const credentials = useCredentials();
  // The credentials at first, since a new key replaces them before this dialog closes.
  const [before] = useState(credentials);
  const why = useRefusalReason();
  const over =
    before?.kind !== 'key' ? words.sessionEnded : why === '' ? words.keyRefused : words.keyRefusedSince(why);
  const leave = () => {
    dropCredentials();
    queryClient.clear();
  };
  const account = queryClient.getQueryData(accountDetails().queryKey);
  // For the same account, the page keeps its data. Another account's data must no longer be shown.
  const goOn = async () => {
    // Another server may use the same id for a different user.
    const isSameServer = currentCredentials()?.server === before?.server;
    const now = isSameServer ? await readAccount({}).catch(() => undefined) : undefined;
    if (!now || now.id !== account?.id) {
      if (now || !isSameServer) onOther();
      return queryClient.resetQueries();
    }
    queryClient.setQueryData(accountDetails().queryKey, now);
    return queryClient.invalidateQueries();
  };
  return (
    <Dialog open onClose={leave} title={words.title} text={over} size="small">
      <SignInForms
        over
        server={before?.server}
        way={before?.kind === 'key' ? 'key' : 'password'}
        email={account?.email}
        onDone={() => void goOn()}
      />
    </Dialog>
  );
};
