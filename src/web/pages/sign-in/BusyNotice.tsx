import { Notice } from '#web/ui/base/Notice.tsx';

/** While more people sign in than the service lets in at a time. */
export const BusyNotice = () => (
  <div role="status">
    <Notice title="Waiting to sign in">The service is busy. This goes through by itself.</Notice>
  </div>
);
