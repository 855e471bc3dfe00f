import { Notice } from '#web/ui/base/Notice.tsx';

/** Above a list of a server that has no more of the API than the specification. */
export const ListedOnly = ({ what }: { what: string }) => (
  <div className="no-print">
    <Notice title={`${what} can only be looked at here`}>
      The API’s specification can list them, nothing else. Where they are made, changed and deleted is up to
      the server.
    </Notice>
  </div>
);
