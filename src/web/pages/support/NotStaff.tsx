import { LinkButton } from '#web/ui/LinkButton.tsx';
import { NoAccess } from '#web/ui/NoAccess.tsx';

export const NotStaff = () => (
  <NoAccess title="This is for support staff" action={<LinkButton to="/">Go to the overview</LinkButton>}>
    Your account is not one of the staff. Somebody of the staff can change that, or whoever runs the server.
  </NoAccess>
);
