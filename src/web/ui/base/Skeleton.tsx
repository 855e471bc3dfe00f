import css from './Skeleton.module.css';

type SkeletonProps = {
  /**
   * `line`: as tall as a line of the text around it. `setting`: a card with a title, a sentence and a control. `screen`: room for
   * what is soon there.
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
  /** A text of about the length of what comes: it takes as many lines. */
  room?: string | undefined;
  /** What it stands for comes after the first view, which doesn’t wait for it. */
  late?: boolean;
};

/** Stands where something of this shape will be; silent for screen readers. What waits for the page waits for it. */
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
