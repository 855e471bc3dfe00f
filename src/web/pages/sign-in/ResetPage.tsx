import { useQuery } from '@tanstack/react-query';
import { useOwnExtension } from '#web/client/server-extensions.ts';
import { registration } from '#web/api/session.ts';
import { useDocumentTitle } from '#web/browser/document-title.ts';
import { LinkButton } from '#web/ui/base/LinkButton.tsx';
import { SignInFrame } from '#web/ui/frame/SignInFrame.tsx';
import { TextLink } from '#web/ui/base/TextLink.tsx';
import { isWhole, useBrought, withAddress } from './brought.ts';
import { NoMail } from './NoMail.tsx';
import { OpeningFrame } from './OpeningFrame.tsx';
import { ResetForm } from './ResetForm.tsx';

const title = 'Choose a new password';

/** At the address in the message for who has forgotten the password. */
export const ResetPage = () => {
  useDocumentTitle(title);
  const brought = useBrought();
  const { data: who } = useQuery(registration());
  const sendsMail = useOwnExtension('mail');
  if (who === undefined) return <OpeningFrame title={title} />;
  if (!sendsMail) return <NoMail />;
  if (!isWhole(brought))
    return (
      <SignInFrame
        title="This address is not whole"
        text="The part after the # is missing or cut. Open the address exactly as it stands in the message, or ask for another one."
      >
        <LinkButton to={withAddress('/forgotten', brought.email)} variant="primary" changes={false} wide>
          Ask for a new message
        </LinkButton>
      </SignInFrame>
    );
  return (
    <SignInFrame
      title={title}
      text={
        <>
          For the account with the address <bdi>{brought.email}</bdi>
        </>
      }
      foot={<TextLink to="/sign-in">Back to sign-in</TextLink>}
    >
      <ResetForm key={brought.token} {...brought} />
    </SignInFrame>
  );
};
