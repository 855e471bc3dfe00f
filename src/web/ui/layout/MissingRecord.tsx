import { useDocumentTitle } from '#web/browser/document-title.ts';
import { layout as words } from '#web/words/layout.ts';
import { LinkButton } from '#web/ui/base/LinkButton.tsx';
import { ErrorScreen } from './ErrorScreen.tsx';

type MissingRecordProps = {
  /** One and several, as within a sentence or as a label: "splash page", "Splash pages". */
  what: string;
  plural: string;
  /** Their list. */
  to: string;
};

/** In place of the page of a record that is not there. */
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
