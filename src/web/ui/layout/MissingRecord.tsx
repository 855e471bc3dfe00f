import { LinkButton } from '#web/ui/base/LinkButton.tsx';
import { ErrorScreen } from './ErrorScreen.tsx';

type MissingRecordProps = {
  /** As it stands within a sentence, one and several: "splash page", "splash pages". */
  what: string;
  plural: string;
  /** Their list. */
  to: string;
};

/** In place of the page of a record that is not there. */
export const MissingRecord = ({ what, plural, to }: MissingRecordProps) => (
  <ErrorScreen
    kind="missing"
    title={`There is no such ${what}`}
    action={<LinkButton to={to}>All {plural}</LinkButton>}
  >
    It has been deleted, or it belongs to another account.
  </ErrorScreen>
);
