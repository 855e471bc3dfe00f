import { frame as words } from '#web/words/frame.ts';
import css from './SkipLink.module.css';

/** The first thing that Tab reaches: past the navigation to the page. */
export const SkipLink = () => (
  <a className={css.skip} href="#main">
    {words.skip}
  </a>
);
