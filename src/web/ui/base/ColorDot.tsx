import css from './ColorDot.module.css';

type ColorDotProps = {
  /** Any CSS color. Undefined if unknown. */
  color: string | undefined;
  /** `icon` is as wide as the icons beside it. */
  size?: 'small' | 'medium' | 'icon';
};

/**
 * Renders a record's own color, such as a channel's. The record's name is beside it, so it's hidden from screen
 * readers.
 */
export const ColorDot = ({ color, size = 'medium' }: ColorDotProps) => (
  <span
    className={css.dot}
    data-size={size}
    style={color ? { backgroundColor: color } : undefined}
    aria-hidden="true"
  />
);
