import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { useAccountsShown } from '#web/client/accounts-shown.ts';
import { saveCredentials, useCredentials, useHasSignedOut } from '#web/client/credentials.ts';
import { askTabs } from '#web/client/tab-session.ts';
import { registration } from '#web/api/session.ts';
import { useDocumentTitle } from '#web/browser/document-title.ts';
import { Sentence } from '#web/ui/base/Sentence.tsx';
import { SignInFrame } from '#web/ui/frame/SignInFrame.tsx';
import { TextLink } from '#web/ui/base/TextLink.tsx';
import { signIn as words } from '#web/words/sign-in.ts';
import { verbs } from '#web/words/verbs.ts';
import { nextPage } from '#web/lib/next-page.ts';
import { SignInForms } from './SignInForms.tsx';

const SignInWithAccounts = lazy(async () => ({
  default: (await import('./SignInWithAccounts.tsx')).SignInWithAccounts,
}));

export const SignInPage = () => {
  useDocumentTitle(verbs.signIn);
  const [search] = useSearchParams();
  const { hash } = useLocation();
  const credentials = useCredentials();
  const { data: who } = useQuery(registration());
  const [isElsewhere, setElsewhere] = useState(false);
  const [isLater, setLater] = useState(false);
  const isAdding = search.has('add');
  const several = useAccountsShown();
  const hasLeft = useHasSignedOut();
  const mayAsk = !credentials && !hasLeft && !isAdding && !several;
  useEffect(
    () => (mayAsk ? askTabs((found) => saveCredentials(found, { stay: false })) : undefined),
    [mayAsk],
  );
  const next = nextPage(search);
  if (credentials && !isAdding) return <Navigate to={next + hash} replace />;
  // Users who are asked for a second step already have an account.
  const foot = isLater ? null : who === 'open' ? (
    <Sentence
      of={words.noAccount}
      parts={{ create: <TextLink to="/register">{words.createOne}</TextLink> }}
    />
  ) : who === 'first' && !isElsewhere ? (
    words.first
  ) : null;
  const text = next.startsWith('/confirm-email') ? words.toConfirmEmail : undefined;
  if (isAdding || several)
    return (
      <Suspense>
        <SignInWithAccounts text={text} foot={foot} onElsewhere={setElsewhere} onLaterStep={setLater} />
      </Suspense>
    );
  return (
    <SignInFrame title={words.title} text={text} foot={foot}>
      <SignInForms onElsewhere={setElsewhere} onLaterStep={setLater} onDone={() => undefined} />
    </SignInFrame>
  );
};
