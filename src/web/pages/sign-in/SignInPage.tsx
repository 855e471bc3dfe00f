import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { useCredentials } from '#web/client/credentials.ts';
import { registration } from '#web/api/session.ts';
import { useDocumentTitle } from '#web/browser/document-title.ts';
import { SignInFrame } from '#web/ui/frame/SignInFrame.tsx';
import { TextLink } from '#web/ui/base/TextLink.tsx';
import { nextPage } from './next-page.ts';
import { SignInForms } from './SignInForms.tsx';

export const SignInPage = () => {
  useDocumentTitle('Sign in');
  const [search] = useSearchParams();
  const { hash } = useLocation();
  const credentials = useCredentials();
  const { data: who } = useQuery(registration());
  if (credentials) return <Navigate to={nextPage(search) + hash} replace />;
  const foot =
    who === 'open' ? (
      <>
        No account yet? <TextLink to="/register">Make one</TextLink>
      </>
    ) : who === 'first' ? (
      'There is no account here yet. The service prints the address to make the first one when it starts.'
    ) : null;
  return (
    <SignInFrame title="Sign in to Waypost" foot={foot}>
      <SignInForms onDone={() => undefined} />
    </SignInFrame>
  );
};
