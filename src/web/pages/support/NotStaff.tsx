import { useQuery } from '@tanstack/react-query';
import { useExtension } from '#web/client/server-extensions.ts';
import { secondStepState } from '#web/api/second-step.ts';
import { LinkButton } from '#web/ui/base/LinkButton.tsx';
import { NoAccess } from '#web/ui/layout/NoAccess.tsx';

/** In place of a support page that was refused: to who is no staff, and to staff without the second step they need. */
export const NotStaff = () => {
  const isStaff = useExtension('support');
  const { data } = useQuery({ ...secondStepState(), enabled: isStaff });
  if (data?.staff === 'setup')
    return (
      <NoAccess
        title="Set up a second step first"
        action={
          <LinkButton to="/account" variant="primary" changes={false}>
            Go to your account
          </LinkButton>
        }
      >
        Support staff sign in with a passkey or a one-time code on this server. Set one up on your account
        page, then come back.
      </NoAccess>
    );
  return (
    <NoAccess title="This is for support staff" action={<LinkButton to="/">Go to the overview</LinkButton>}>
      Your account is not one of the staff. Somebody of the staff can change that, or whoever runs the server.
    </NoAccess>
  );
};
