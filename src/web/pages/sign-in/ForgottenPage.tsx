import { useQuery } from '@tanstack/react-query';
import { askForReset } from '#web/api/mail.ts';
import { useOwnExtension } from '#web/client/server-extensions.ts';
import { registration } from '#web/api/session.ts';
import { useDocumentTitle } from '#web/browser/document-title.ts';
import { TextLink } from '#web/ui/base/TextLink.tsx';
import { accountMail as words } from '#web/words/account-mail.ts';
import { signIn } from '#web/words/sign-in.ts';
import { AskForMail } from './AskForMail.tsx';
import { useBrought } from './brought.ts';
import { NoMail } from './NoMail.tsx';
import { OpeningFrame } from './OpeningFrame.tsx';

export const ForgottenPage = () => {
  useDocumentTitle(signIn.forgotten);
  const { email } = useBrought();
  const { data: who } = useQuery(registration());
  const sendsMail = useOwnExtension('mail');
  if (who === undefined) return <OpeningFrame title={signIn.forgotten} />;
  if (!sendsMail) return <NoMail hasPasswords={who !== null} />;
  return (
    <AskForMail
      title={signIn.forgotten}
      text={words.forgottenText}
      email={email}
      ask={askForReset}
      foot={<TextLink to="/sign-in">{words.backToSignIn}</TextLink>}
    />
  );
};
