import { useQuery } from '@tanstack/react-query';
import { requestResetMail } from '#web/api/mail.ts';
import { useOwnExtension } from '#web/client/server-extensions.ts';
import { registration } from '#web/api/session.ts';
import { useDocumentTitle } from '#web/browser/document-title.ts';
import { TextLink } from '#web/ui/base/TextLink.tsx';
import { accountMail as words } from '#web/words/account-mail.ts';
import { signIn } from '#web/words/sign-in.ts';
import { RequestMail } from './RequestMail.tsx';
import { useMailLinkData } from './mail-link.ts';
import { NoMail } from './NoMail.tsx';
import { SignInLoading } from './SignInLoading.tsx';

export const ForgotPasswordPage = () => {
  useDocumentTitle(signIn.forgotten);
  const { email } = useMailLinkData();
  const { data: who } = useQuery(registration());
  const sendsMail = useOwnExtension('mail');
  if (who === undefined) return <SignInLoading title={signIn.forgotten} />;
  if (!sendsMail) return <NoMail hasPasswords={who !== null} />;
  return (
    <RequestMail
      title={signIn.forgotten}
      text={words.forgottenText}
      email={email}
      ask={requestResetMail}
      foot={<TextLink to="/sign-in">{words.backToSignIn}</TextLink>}
    />
  );
};
