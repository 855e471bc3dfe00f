import css from './WorldMap.module.css';

/** As large as a map that is still to come. Not busy: the map waits for the page's first view, which waits for what is. */
export const MapSpace = () => <span className={css.skeleton} aria-hidden="true" />;
