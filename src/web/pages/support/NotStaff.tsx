import { useQuery } from '@tanstack/react-query';
import { useExtension } from '#web/client/server-extensions.ts';
import { secondStepState } from '#web/api/second-step.ts';
import { LinkButton } from '#web/ui/base/LinkButton.tsx';
import { NoAccess } from '#web/ui/layout/NoAccess.tsx';
import { support as words } from '#web/words/support.ts';

/** Replaces a support page for users who aren't staff, and for staff without the second step they need. */
export const NotStaff = () => {
  const isStaff = useExtension('support');
  const { data } = useQuery({ ...secondStepState(), enabled: isStaff });
  if (data?.staff === 'setup')
    return (
      <NoAccess
        title={words.stepFirst}
        action={
          <LinkButton to="/account" variant="primary" changes={false}>
            {words.openSettings}
          </LinkButton>
        }
      >
        {words.stepFirstText}
      </NoAccess>
    );
  return (
    <NoAccess title={words.staffOnly} action={<LinkButton to="/">{words.openOverview}</LinkButton>}>
      {words.staffOnlyText}
    </NoAccess>
  );
};
