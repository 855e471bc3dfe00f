import css from './Skeleton.module.css';

type SkeletonProps = {
  /**
   * `line` is as tall as a line of the surrounding text. `setting` is a card with a title, a sentence and a control.
   * `screen` reserves room for content that is about to load.
   */
  shape?:
    | 'text'
    | 'line'
    | 'title'
    | 'figure'
    | 'control'
    | 'block'
    | 'setting'
    | 'screen'
    | 'square'
    | 'dot';
  width?: 'full' | 'most' | 'half' | 'third' | 'short';
  /** Text of about the expected length, so that the skeleton takes as many lines. */
  room?: string | undefined;
  /** For content that loads after the first view, which then doesn't wait for it. */
  late?: boolean;
};

/**
 * Renders a placeholder for content of this shape, hidden from screen readers. Work that waits for the page to load
 * waits while it is shown, unless it is `late`.
 */
export const Skeleton = ({ shape = 'text', width = 'full', room, late = false }: SkeletonProps) => (
  <span
    className={css.bone}
    data-shape={room === undefined ? shape : 'room'}
    data-width={width}
    aria-busy={!late || undefined}
    aria-hidden="true"
  >
    {room}
  </span>
);
