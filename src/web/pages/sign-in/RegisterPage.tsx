import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { askToRegister } from '#web/api/mail.ts';
import { useOwnExtension } from '#web/client/server-extensions.ts';
import { registration } from '#web/api/session.ts';
import { useDocumentTitle } from '#web/browser/document-title.ts';
import { LinkButton } from '#web/ui/base/LinkButton.tsx';
import { Notice } from '#web/ui/base/Notice.tsx';
import { SignInFrame } from '#web/ui/frame/SignInFrame.tsx';
import { TextLink } from '#web/ui/base/TextLink.tsx';
import { AskForMail } from './AskForMail.tsx';
import { isWhole, useBrought } from './brought.ts';
import { FirstKey } from './FirstKey.tsx';
import { OpeningFrame } from './OpeningFrame.tsx';
import { RegisterForm } from './RegisterForm.tsx';

const title = 'Make an account';

/** Where the service lets anyone make an account; one that sends mail lets whoever has shown an address to be theirs. */
export const RegisterPage = () => {
  useDocumentTitle(title);
  const brought = useBrought();
  const [key, setKey] = useState<string>();
  const { data: who } = useQuery(registration());
  const sendsMail = useOwnExtension('mail');
  if (key !== undefined)
    return (
      <SignInFrame title="Your account is ready">
        <FirstKey value={key} />
      </SignInFrame>
    );
  if (who === undefined) return <OpeningFrame title={title} />;
  if (who !== 'open')
    return (
      <SignInFrame
        title="No new accounts here"
        text="This server takes no registrations. Ask whoever runs it."
      >
        <LinkButton to="/sign-in" variant="primary" wide>
          Sign in
        </LinkButton>
      </SignInFrame>
    );
  const foot = (
    <>
      Have one already? <TextLink to="/sign-in">Sign in</TextLink>
    </>
  );
  if (sendsMail && !isWhole(brought))
    return (
      <AskForMail
        title={title}
        text="Your e-mail address comes first. A message to it leads to the rest."
        email={brought.email}
        ask={askToRegister}
        notice={
          brought.token === '' ? undefined : (
            <Notice tone="warn" title="This address is not whole">
              The end of the address that you opened is missing. Open it exactly as it stands in the message,
              or ask for another one.
            </Notice>
          )
        }
        foot={foot}
      />
    );
  return (
    <SignInFrame title={title} foot={foot}>
      <RegisterForm key={brought.token} {...(sendsMail ? brought : {})} onDone={setKey} />
    </SignInFrame>
  );
};
