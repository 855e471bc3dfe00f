import type { ReactNode } from 'react';
import css from './Split.module.css';

type SplitProps = {
  /**
   * The narrow column, such as a preview or a summary. It stays in view while the other scrolls. Undefined if there is
   * none.
   */
  aside: ReactNode;
  side?: 'start' | 'end';
  width?: 'normal' | 'wide';
  /** Position on narrow screens. */
  narrow?: 'first' | 'last';
  children: ReactNode;
};

/** Renders a narrow column beside a wide one, stacked on narrow screens. */
export const Split = ({
  aside,
  side = 'start',
  width = 'normal',
  narrow = 'first',
  children,
}: SplitProps) => (
  <div className={css.split} data-side={side} data-width={width} data-narrow={narrow}>
    {aside ? (
      <div className={css.aside}>
        <div className={css.stay}>{aside}</div>
      </div>
    ) : null}
    <div className={css.main}>{children}</div>
  </div>
);
