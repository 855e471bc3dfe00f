import css from './Skeleton.module.css';

type SkeletonProps = {
  /** `line`: as tall as a line of the text around it. */
  shape?: 'text' | 'line' | 'title' | 'figure' | 'control' | 'block' | 'square' | 'dot';
  width?: 'full' | 'most' | 'half' | 'third' | 'short';
};

/** Stands where something of this shape will be; silent for screen readers. What waits for the page waits for it. */
export const Skeleton = ({ shape = 'text', width = 'full' }: SkeletonProps) => (
  <span className={css.bone} data-shape={shape} data-width={width} aria-busy="true" aria-hidden="true" />
);
