import { Notice } from '#web/ui/base/Notice.tsx';

export const SplashNote = () => (
  <div className="no-print">
    <Notice title="Splash pages can only be looked at here">
      The API’s specification can list them, nothing else. Where they are made, changed and deleted is up to
      the server.
    </Notice>
  </div>
);
