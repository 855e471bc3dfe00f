import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { accountDetails, accountNow } from '#web/api/account.ts';
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
  /** Somebody else signed in: the page is to begin anew. */
  onOther: () => void;
}

/** Over the page whose key was refused: the page and what was typed in it stay. */
export const SignInAgain = ({ onOther }: SignInAgainProps) => {
  const queryClient = useQueryClient();
  const credentials = useCredentials();
  // What was signed in with at first; a new key changes the credentials before this goes.
  const [before] = useState(credentials);
  const why = useRefusalReason();
  const over =
    before?.kind !== 'key' ? words.sessionEnded : why === '' ? words.keyRefused : words.keyRefusedSince(why);
  const leave = () => {
    dropCredentials();
    queryClient.clear();
  };
  const account = queryClient.getQueryData(accountDetails().queryKey);
  // What the page was filled from stays as it is for the same account. Of somebody else’s, nothing is shown on.
  const goOn = async () => {
    // Another server may have given the same id to somebody else.
    const isSameServer = currentCredentials()?.server === before?.server;
    const now = isSameServer ? await accountNow({}).catch(() => undefined) : undefined;
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
