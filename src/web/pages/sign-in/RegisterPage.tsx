import { useQuery } from '@tanstack/react-query';
import { requestRegistrationMail } from '#web/api/mail.ts';
import { useOwnExtension } from '#web/client/server-extensions.ts';
import { registration } from '#web/api/session.ts';
import { useDocumentTitle } from '#web/browser/document-title.ts';
import { LinkButton } from '#web/ui/base/LinkButton.tsx';
import { Notice } from '#web/ui/base/Notice.tsx';
import { Sentence } from '#web/ui/base/Sentence.tsx';
import { SignInFrame } from '#web/ui/frame/SignInFrame.tsx';
import { TextLink } from '#web/ui/base/TextLink.tsx';
import { signUp as words } from '#web/words/sign-up.ts';
import { verbs } from '#web/words/verbs.ts';
import { RequestMail } from './RequestMail.tsx';
import { isComplete, useMailLinkData } from './mail-link.ts';
import { SignInLoading } from './SignInLoading.tsx';
import { RegisterForm } from './RegisterForm.tsx';

/**
 * Used if the service lets anyone create an account. If it sends mail, users must first prove that the address is
 * theirs.
 */
export const RegisterPage = () => {
  useDocumentTitle(words.createAccount);
  const brought = useMailLinkData();
  const { data: who } = useQuery(registration());
  const sendsMail = useOwnExtension('mail');
  if (who === undefined) return <SignInLoading title={words.createAccount} />;
  if (who !== 'open')
    return (
      <SignInFrame title={words.closedTitle} text={who === null ? words.noAccountsText : words.closedText}>
        <LinkButton to="/sign-in" variant="primary" wide>
          {verbs.signIn}
        </LinkButton>
      </SignInFrame>
    );
  const foot = (
    <Sentence of={words.haveOne} parts={{ signIn: <TextLink to="/sign-in">{verbs.signIn}</TextLink> }} />
  );
  if (sendsMail && !isComplete(brought))
    return (
      <RequestMail
        title={words.createAccount}
        text={words.mailFirst}
        email={brought.email}
        ask={requestRegistrationMail}
        notice={
          brought.token === '' ? undefined : (
            <Notice tone="warn" title={words.incompleteTitle}>
              {words.incompleteText}
            </Notice>
          )
        }
        foot={foot}
      />
    );
  return (
    <SignInFrame title={words.createAccount} foot={foot}>
      <RegisterForm key={brought.token} {...(sendsMail ? brought : {})} />
    </SignInFrame>
  );
};
