import { Button } from '#web/ui/base/Button.tsx';
import { Notice } from '#web/ui/base/Notice.tsx';

interface LookUpNoteProps {
  short: string;
  onSearch: () => void;
}

/** Says that the pasted address was not searched for but looked up. */
export const LookUpNote = ({ short, onSearch }: LookUpNoteProps) => (
  <Notice
    action={
      <Button size="small" onClick={onSearch}>
        Search the text instead
      </Button>
    }
  >
    Looked up by its short URL: <bdi>{short}</bdi>
  </Notice>
);
