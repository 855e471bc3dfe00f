import css from './LivePulse.module.css';

type LivePulseProps = {
  /** Whether live updates are arriving. */
  isOn: boolean;
};

/** Marks the content beside it as updating automatically. */
export const LivePulse = ({ isOn }: LivePulseProps) => (
  <span className={css.pulse} data-on={isOn || undefined} aria-hidden="true" />
);
