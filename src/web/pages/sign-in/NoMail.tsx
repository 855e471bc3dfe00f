import { LinkButton } from '#web/ui/base/LinkButton.tsx';
import { SignInFrame } from '#web/ui/frame/SignInFrame.tsx';
import { accountMail as words } from '#web/words/account-mail.ts';
import { verbs } from '#web/words/verbs.ts';

/** Where the service sends none, or knows no passwords at all. */
export const NoMail = ({ hasPasswords }: { hasPasswords: boolean }) => (
  <SignInFrame
    title={hasPasswords ? words.noMailTitle : words.noPasswordTitle}
    text={hasPasswords ? words.noMailText : words.noPasswordText}
  >
    <LinkButton to="/sign-in" variant="primary" changes={false} wide>
      {verbs.signIn}
    </LinkButton>
  </SignInFrame>
);
