import { LinkButton } from '#web/ui/base/LinkButton.tsx';
import { SignInFrame } from '#web/ui/frame/SignInFrame.tsx';
import { accountMail as words } from '#web/words/account-mail.ts';
import { verbs } from '#web/words/verbs.ts';

/** Where the service sends none. */
export const NoMail = () => (
  <SignInFrame title={words.noMailTitle} text={words.noMailText}>
    <LinkButton to="/sign-in" variant="primary" changes={false} wide>
      {verbs.signIn}
    </LinkButton>
  </SignInFrame>
);
