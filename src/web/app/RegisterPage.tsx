import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { registration } from '#web/api/session.ts';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { SignInFrame } from '#web/ui/SignInFrame.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { FirstKey } from './FirstKey.tsx';
import { RegisterForm } from './RegisterForm.tsx';

/** Where the service lets anyone make an account. */
export const RegisterPage = () => {
  useDocumentTitle('Make an account');
  const [key, setKey] = useState<string>();
  const { data: who, isPending } = useQuery(registration());
  if (key !== undefined)
    return (
      <SignInFrame title="Your account is ready">
        <FirstKey value={key} />
      </SignInFrame>
    );
  if (isPending)
    return (
      <SignInFrame title="Make an account">
        <Skeleton shape="block" />
      </SignInFrame>
    );
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
  return (
    <SignInFrame
      title="Make an account"
      foot={
        <>
          Have one already? <TextLink to="/sign-in">Sign in</TextLink>
        </>
      }
    >
      <RegisterForm onDone={setKey} />
    </SignInFrame>
  );
};
