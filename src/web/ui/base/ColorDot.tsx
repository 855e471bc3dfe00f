import css from './ColorDot.module.css';

type ColorDotProps = {
  /** Any CSS color; undefined where none is known. */
  color: string | undefined;
  /** `icon`: as wide as the icons that it stands among. */
  size?: 'small' | 'medium' | 'icon';
};

/** A record's own color, as a channel has one. Its name stands beside it. */
export const ColorDot = ({ color, size = 'medium' }: ColorDotProps) => (
  <span
    className={css.dot}
    data-size={size}
    style={color ? { backgroundColor: color } : undefined}
    aria-hidden="true"
  />
);
