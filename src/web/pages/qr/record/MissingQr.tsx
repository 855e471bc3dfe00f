import { ErrorScreen } from '#web/ui/layout/ErrorScreen.tsx';
import { LinkButton } from '#web/ui/base/LinkButton.tsx';

export const MissingQr = () => (
  <ErrorScreen
    kind="missing"
    title="There is no such QR code"
    action={<LinkButton to="/qr">All QR codes</LinkButton>}
  >
    It has been deleted, or it belongs to another account.
  </ErrorScreen>
);
