import { useQuery } from '@tanstack/react-query';
import { useOwnExtension } from '#web/client/server-extensions.ts';
import { registration } from '#web/api/session.ts';
import { useDocumentTitle } from '#web/browser/document-title.ts';
import { LinkButton } from '#web/ui/base/LinkButton.tsx';
import { Sentence } from '#web/ui/base/Sentence.tsx';
import { SignInFrame } from '#web/ui/frame/SignInFrame.tsx';
import { TextLink } from '#web/ui/base/TextLink.tsx';
import { accountMail as words } from '#web/words/account-mail.ts';
import { signUp } from '#web/words/sign-up.ts';
import { isComplete, useMailLinkData, withEmail } from './mail-link.ts';
import { NoMail } from './NoMail.tsx';
import { SignInLoading } from './SignInLoading.tsx';
import { ResetForm } from './ResetForm.tsx';

/** Opened from the address in the message for a forgotten password. */
export const ResetPage = () => {
  useDocumentTitle(words.reset);
  const brought = useMailLinkData();
  const { data: who } = useQuery(registration());
  const sendsMail = useOwnExtension('mail');
  if (who === undefined) return <SignInLoading title={words.reset} />;
  if (!sendsMail) return <NoMail hasPasswords={who !== null} />;
  if (!isComplete(brought))
    return (
      <SignInFrame title={signUp.incompleteTitle} text={signUp.incompleteText}>
        <LinkButton to={withEmail('/forgotten', brought.email)} variant="primary" changes={false} wide>
          {words.requestLink}
        </LinkButton>
      </SignInFrame>
    );
  return (
    <SignInFrame
      title={words.reset}
      text={
        <Sentence
          of={brought.username === '' ? words.resetText : words.resetOf}
          parts={{ email: <bdi>{brought.email}</bdi>, username: <bdi>{brought.username}</bdi> }}
        />
      }
      foot={<TextLink to="/sign-in">{words.backToSignIn}</TextLink>}
    >
      <ResetForm key={brought.token} {...brought} />
    </SignInFrame>
  );
};
