import css from './WorldMap.module.css';

/**
 * Takes as much room as a map that is still loading. It isn't marked as busy, because the map waits for the page's
 * first view, which waits for busy elements.
 */
export const MapPlaceholder = () => <span className={css.skeleton} aria-hidden="true" />;
