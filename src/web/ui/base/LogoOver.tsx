import type { LaidOver } from './laid-over.ts';
import css from './LogoOver.module.css';

/** A logo laid over a picture, which stands in a box that is positioned. */
export const LogoOver = ({ src, ...place }: LaidOver) => (
  <img className={css.logo} style={place} src={src} alt="" referrerPolicy="no-referrer" />
);
