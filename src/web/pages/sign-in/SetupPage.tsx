import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { registration } from '#web/api/session.ts';
import { useDocumentTitle } from '#web/browser/document-title.ts';
import { LinkButton } from '#web/ui/base/LinkButton.tsx';
import { Notice } from '#web/ui/base/Notice.tsx';
import { SignInFrame } from '#web/ui/frame/SignInFrame.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { signUp as words } from '#web/words/sign-up.ts';
import { verbs } from '#web/words/verbs.ts';
import { SignInLoading } from './SignInLoading.tsx';
import { RegisterForm } from './RegisterForm.tsx';

/** Opened from the address that the service prints if its database is empty. */
export const SetupPage = () => {
  useDocumentTitle(words.setup);
  const token = useLocation().hash.slice(1);
  const { data: who } = useQuery(registration());

  if (who === undefined) return <SignInLoading title={words.setup} />;
  if (who !== 'first')
    return (
      <SignInFrame
        title={who === null ? words.noSetupTitle : words.setupDoneTitle}
        text={who === null ? words.noAccountsText : words.setupDoneText}
      >
        <Stack gap={3}>
          <LinkButton to="/sign-in" variant="primary" wide>
            {verbs.signIn}
          </LinkButton>
          {who === 'open' ? (
            <LinkButton to="/register" wide>
              {words.createAccount}
            </LinkButton>
          ) : null}
        </Stack>
      </SignInFrame>
    );
  return (
    <SignInFrame title={words.setup} text={words.setupText}>
      {token === '' ? (
        <Notice tone="warn" title={words.incompleteTitle}>
          {words.incompleteSetupText}
        </Notice>
      ) : (
        <RegisterForm token={token} />
      )}
    </SignInFrame>
  );
};
