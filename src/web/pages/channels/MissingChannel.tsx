import { ErrorScreen } from '#web/ui/layout/ErrorScreen.tsx';
import { LinkButton } from '#web/ui/base/LinkButton.tsx';

export const MissingChannel = () => (
  <ErrorScreen
    kind="missing"
    title="There is no such channel"
    action={<LinkButton to="/channels">All channels</LinkButton>}
  >
    It has been deleted, or it belongs to another account.
  </ErrorScreen>
);
