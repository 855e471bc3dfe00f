import { ColorDot } from '#web/ui/base/ColorDot.tsx';
import css from './AccountLabel.module.css';

export type AccountLabelProps = {
  name: string;
  /** CSS color. */
  color: string | undefined;
};

/** Shows which of several accounts the page belongs to. Beside the icon-only navigation, it shows the initial. */
export const AccountLabel = ({ name, color }: AccountLabelProps) => (
  <p className={css.whose} title={name}>
    <ColorDot color={color} size="small" />
    <span className={css.initial} aria-hidden="true">
      {[...name.trim()][0]?.toLocaleUpperCase()}
    </span>
    <bdi className={css.name}>{name}</bdi>
  </p>
);
