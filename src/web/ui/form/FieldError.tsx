import { useStableWhilePressed } from '#web/browser/stable-while-pressed.ts';
import { refusals } from '#web/words/refusals.ts';
import css from './FieldError.module.css';

interface FieldErrorProps {
  id?: string;
  /** How to fix the input. Undefined if there is no error. */
  text: string | undefined;
  /** The container, if it isn't a field. */
  within?: 'row' | 'group';
}

/**
 * Renders a field's error below it. The text doesn't change while the pointer is down, so that nothing moves under it.
 */
export const FieldError = ({ id, text, within }: FieldErrorProps) => {
  const said = useStableWhilePressed(text && refusals.translated(text));
  return said ? (
    <p id={id} className={css.error} role="alert" data-within={within}>
      {said}
    </p>
  ) : null;
};
