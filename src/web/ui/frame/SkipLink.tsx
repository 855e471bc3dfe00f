import css from './SkipLink.module.css';

/** The first thing that Tab reaches: past the navigation to the page. */
export const SkipLink = () => (
  <a className={css.skip} href="#main">
    Skip to content
  </a>
);
