import { Notice } from '#web/ui/Notice.tsx';

export const OfflineNotice = () => (
  <Notice tone="warn" title="You are offline">
    What was read before stays in sight, and may be older than it looks. Changes need the connection.
  </Notice>
);
