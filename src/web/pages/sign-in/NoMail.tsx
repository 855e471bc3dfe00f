import { LinkButton } from '#web/ui/base/LinkButton.tsx';
import { SignInFrame } from '#web/ui/frame/SignInFrame.tsx';
import { accountMail as words } from '#web/words/account-mail.ts';
import { signIn } from '#web/words/sign-in.ts';

/** Shown if the service sends no mail, or uses no passwords at all. */
export const NoMail = ({ hasPasswords }: { hasPasswords: boolean }) => (
  <SignInFrame
    title={hasPasswords ? signIn.forgotten : words.noPasswordTitle}
    text={hasPasswords ? words.noMailText : words.noPasswordText}
  >
    <LinkButton to="/sign-in" variant="primary" changes={false} wide>
      {words.backToSignIn}
    </LinkButton>
  </SignInFrame>
);
