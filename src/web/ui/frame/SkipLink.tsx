import { frame as words } from '#web/words/frame.ts';
import css from './SkipLink.module.css';

/** Renders a link that skips the navigation. It is the first element that Tab reaches. */
export const SkipLink = () => (
  <a className={css.skip} href="#main">
    {words.skip}
  </a>
);
