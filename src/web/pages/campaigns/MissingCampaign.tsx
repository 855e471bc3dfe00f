import { ErrorScreen } from '#web/ui/layout/ErrorScreen.tsx';
import { LinkButton } from '#web/ui/base/LinkButton.tsx';

export const MissingCampaign = () => (
  <ErrorScreen
    kind="missing"
    title="There is no such campaign"
    action={<LinkButton to="/campaigns">All campaigns</LinkButton>}
  >
    It has been deleted, or it belongs to another account.
  </ErrorScreen>
);
