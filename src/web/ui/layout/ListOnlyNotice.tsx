import { layout as words } from '#web/words/layout.ts';
import { Notice } from '#web/ui/base/Notice.tsx';

/** Shown above a list if the server implements no more of the API than the specification. */
export const ListOnlyNotice = ({ what }: { what: string }) => (
  <div className="no-print">
    <Notice title={words.readOnly(what)}>{words.readOnlyText}</Notice>
  </div>
);
