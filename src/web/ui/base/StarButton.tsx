import { Star } from 'lucide-react';
import { useHeldReason } from '#web/browser/read-only.ts';
import { base as words } from '#web/words/base.ts';
import css from './StarButton.module.css';

type StarButtonProps = {
  /** What is starred: the button is called "Star Newsletter", and pressed while it is. */
  name: string;
  starred: boolean;
  onChange: (starred: boolean) => void;
};

/** A plain element, so that a hundred rows can have one. */
export const StarButton = ({ name, starred, onChange }: StarButtonProps) => {
  const readOnly = useHeldReason();
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
