import { useDocumentTitle } from '#web/browser/document-title.ts';
import { layout as words } from '#web/words/layout.ts';
import { LinkButton } from '#web/ui/base/LinkButton.tsx';
import { ErrorScreen } from './ErrorScreen.tsx';

type MissingRecordProps = {
  /** Singular as used within a sentence and plural as a label, such as "splash page" and "Splash pages". */
  what: string;
  plural: string;
  /** Path of their list. */
  to: string;
};

/** Renders in place of the page of a record that doesn't exist. */
export const MissingRecord = ({ what, plural, to }: MissingRecordProps) => {
  useDocumentTitle(words.missing);
  return (
    <ErrorScreen
      kind="missing"
      title={words.noRecord(what)}
      action={<LinkButton to={to}>{words.all(plural)}</LinkButton>}
    >
      {words.noRecordText}
    </ErrorScreen>
  );
};
