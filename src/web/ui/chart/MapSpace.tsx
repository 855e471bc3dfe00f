import css from './WorldMap.module.css';

/** As large as a map that is still to come. */
export const MapSpace = () => <span className={css.skeleton} aria-busy="true" aria-hidden="true" />;
