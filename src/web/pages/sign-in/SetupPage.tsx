import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { registration } from '#web/api/session.ts';
import { useDocumentTitle } from '#web/browser/document-title.ts';
import { LinkButton } from '#web/ui/base/LinkButton.tsx';
import { Notice } from '#web/ui/base/Notice.tsx';
import { SignInFrame } from '#web/ui/frame/SignInFrame.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { FirstKey } from './FirstKey.tsx';
import { OpeningFrame } from './OpeningFrame.tsx';
import { RegisterForm } from './RegisterForm.tsx';

/** At the address that the service prints on an empty database. */
export const SetupPage = () => {
  useDocumentTitle('Set up');
  const token = useLocation().hash.slice(1);
  const [key, setKey] = useState<string>();
  const { data: who } = useQuery(registration());

  if (key !== undefined)
    return (
      <SignInFrame title="Your account is ready">
        <FirstKey value={key} />
      </SignInFrame>
    );
  if (who === undefined) return <OpeningFrame title="Set up Waypost" />;
  if (who !== 'first')
    return (
      <SignInFrame
        title="Set-up is over"
        text="This server has its first account already, so this address has done its work."
      >
        <Stack gap={3}>
          <LinkButton to="/sign-in" variant="primary" wide>
            Sign in
          </LinkButton>
          {who === 'open' ? (
            <LinkButton to="/register" wide>
              Make an account
            </LinkButton>
          ) : null}
        </Stack>
      </SignInFrame>
    );
  return (
    <SignInFrame
      title="Set up Waypost"
      text="Make the first account. It is yours; nobody else can make one this way."
    >
      {token === '' ? (
        <Notice tone="warn" title="This address is not whole">
          The part after the # is missing. Open the set-up address exactly as the service prints it when it
          starts.
        </Notice>
      ) : (
        <RegisterForm token={token} onDone={setKey} />
      )}
    </SignInFrame>
  );
};
