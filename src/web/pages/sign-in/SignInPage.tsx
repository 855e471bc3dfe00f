import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { useCredentials } from '#web/client/credentials.ts';
import { registration } from '#web/api/session.ts';
import { useDocumentTitle } from '#web/browser/document-title.ts';
import { Sentence } from '#web/ui/base/Sentence.tsx';
import { SignInFrame } from '#web/ui/frame/SignInFrame.tsx';
import { TextLink } from '#web/ui/base/TextLink.tsx';
import { signIn as words } from '#web/words/sign-in.ts';
import { verbs } from '#web/words/verbs.ts';
import { nextPage } from './next-page.ts';
import { SignInForms } from './SignInForms.tsx';

export const SignInPage = () => {
  useDocumentTitle(verbs.signIn);
  const [search] = useSearchParams();
  const { hash } = useLocation();
  const credentials = useCredentials();
  const { data: who } = useQuery(registration());
  if (credentials) return <Navigate to={nextPage(search) + hash} replace />;
  const foot =
    who === 'open' ? (
      <Sentence
        of={words.noAccount}
        parts={{ create: <TextLink to="/register">{words.createOne}</TextLink> }}
      />
    ) : who === 'first' ? (
      words.first
    ) : null;
  return (
    <SignInFrame title={words.title} foot={foot}>
      <SignInForms onDone={() => undefined} />
    </SignInFrame>
  );
};
