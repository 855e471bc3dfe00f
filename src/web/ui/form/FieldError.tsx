import { useSteady } from '#web/browser/steady.ts';
import { refusals } from '#web/words/refusals.ts';
import css from './FieldError.module.css';

interface FieldErrorProps {
  id?: string;
  /** How to put it right; undefined: nothing is wrong. */
  text: string | undefined;
  /** What it stands in, if not in a field. */
  within?: 'row' | 'group';
}

/** What is wrong with a field, said below it. It moves nothing while the mouse is down. */
export const FieldError = ({ id, text, within }: FieldErrorProps) => {
  const said = useSteady(text && refusals.translated(text));
  return said ? (
    <p id={id} className={css.error} role="alert" data-within={within}>
      {said}
    </p>
  ) : null;
};
