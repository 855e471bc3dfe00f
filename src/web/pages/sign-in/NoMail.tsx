import { LinkButton } from '#web/ui/base/LinkButton.tsx';
import { SignInFrame } from '#web/ui/frame/SignInFrame.tsx';

/** Where the service sends none. */
export const NoMail = () => (
  <SignInFrame
    title="This server sends no mail"
    text="Whoever runs it can give you a new password, by the command “waypost account password”. With an API key you can sign in and choose one yourself."
  >
    <LinkButton to="/sign-in" variant="primary" changes={false} wide>
      Sign in
    </LinkButton>
  </SignInFrame>
);
