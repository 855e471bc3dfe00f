import { Star } from 'lucide-react';
import { useBlockedReason } from '#web/browser/read-only.ts';
import { base as words } from '#web/words/base.ts';
import css from './StarButton.module.css';

type StarButtonProps = {
  /** The record's name. The button is called "Star Newsletter" and is pressed while the record is starred. */
  name: string;
  starred: boolean;
  onChange: (starred: boolean) => void;
};

/** Renders a plain button without a tooltip component, so that a hundred rows can have one. */
export const StarButton = ({ name, starred, onChange }: StarButtonProps) => {
  const readOnly = useBlockedReason();
  return (
    <button
      type="button"
      className={css.star}
      aria-label={words.star(name)}
      aria-pressed={starred}
      disabled={readOnly !== undefined}
      title={readOnly ?? (starred ? words.starred : words.unstarred)}
      onClick={() => onChange(!starred)}
    >
      <Star />
    </button>
  );
};
