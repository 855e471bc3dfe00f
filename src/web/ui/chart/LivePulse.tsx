import css from './LivePulse.module.css';

type LivePulseProps = {
  /** Whether new ones come. */
  isOn: boolean;
};

/** A sign that what stands beside it changes by itself. */
export const LivePulse = ({ isOn }: LivePulseProps) => (
  <span className={css.pulse} data-on={isOn || undefined} aria-hidden="true" />
);
