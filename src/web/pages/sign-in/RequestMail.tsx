import type { ReactNode } from 'react';
import { useState } from 'react';
import type { MailRequest } from '#web/api/mail.ts';
import { useDocumentTitle } from '#web/browser/document-title.ts';
import { SignInFrame } from '#web/ui/frame/SignInFrame.tsx';
import { accountMail as words } from '#web/words/account-mail.ts';
import { refusals } from '#web/words/refusals.ts';
import { MailSent } from './MailSent.tsx';
import { MailForm } from './MailForm.tsx';

interface AskForMailProps {
  title: string;
  text: string;
  /** The address entered elsewhere. Empty if there is none. */
  email: string;
  ask: (body: MailRequest) => Promise<{ message: string }>;
  notice?: ReactNode;
  foot: ReactNode;
}

/** Asks for an e-mail address. Once the message has been requested, it shows where it was sent. */
export const RequestMail = ({ title, text, email, ask, notice, foot }: AskForMailProps) => {
  const [asked, setAsked] = useState<{ email: string; message: string }>();
  const [known, setKnown] = useState(email);
  const name = asked ? words.sent : title;
  useDocumentTitle(name);
  const askFor = async (body: MailRequest) => {
    setAsked({ email: body.email, message: refusals.translated((await ask(body)).message) });
    setKnown(body.email);
  };
  return asked ? (
    <SignInFrame title={name} foot={foot}>
      <MailSent {...asked} onAgain={askFor} onOther={() => setAsked(undefined)} />
    </SignInFrame>
  ) : (
    <SignInFrame title={name} text={text} foot={foot}>
      {notice}
      <MailForm email={known} onAsk={askFor} />
    </SignInFrame>
  );
};
