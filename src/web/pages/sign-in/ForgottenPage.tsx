import { useQuery } from '@tanstack/react-query';
import { askForReset } from '#web/api/mail.ts';
import { useOwnExtension } from '#web/client/server-extensions.ts';
import { registration } from '#web/api/session.ts';
import { useDocumentTitle } from '#web/browser/document-title.ts';
import { TextLink } from '#web/ui/base/TextLink.tsx';
import { AskForMail } from './AskForMail.tsx';
import { useBrought } from './brought.ts';
import { NoMail } from './NoMail.tsx';
import { OpeningFrame } from './OpeningFrame.tsx';

const title = 'Forgot your password?';

export const ForgottenPage = () => {
  useDocumentTitle(title);
  const { email } = useBrought();
  const { data: who } = useQuery(registration());
  const sendsMail = useOwnExtension('mail');
  if (who === undefined) return <OpeningFrame title={title} />;
  if (!sendsMail) return <NoMail />;
  return (
    <AskForMail
      title={title}
      text="We send you a message that leads to where you choose a new one."
      email={email}
      ask={askForReset}
      foot={<TextLink to="/sign-in">Back to sign-in</TextLink>}
    />
  );
};
