import { layout as words } from '#web/words/layout.ts';
import { Notice } from '#web/ui/base/Notice.tsx';

/** Above a list of a server that has no more of the API than the specification. */
export const ListedOnly = ({ what }: { what: string }) => (
  <div className="no-print">
    <Notice title={words.readOnly(what)}>{words.readOnlyText}</Notice>
  </div>
);
