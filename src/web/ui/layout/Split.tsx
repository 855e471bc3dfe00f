import type { ReactNode } from 'react';
import css from './Split.module.css';

type SplitProps = {
  /** The narrow side: a preview, a summary. It stays in sight while the other scrolls. Absent: there is none. */
  aside: ReactNode;
  side?: 'start' | 'end';
  width?: 'normal' | 'wide';
  /** Where it stands on narrow screens. */
  narrow?: 'first' | 'last';
  children: ReactNode;
};

/** A narrow column beside a wide one; on narrow screens one below the other. */
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
