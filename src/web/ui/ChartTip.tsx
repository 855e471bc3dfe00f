import { formatCount } from '#web/lib/numbers.ts';
import css from './TimeChart.module.css';

type ChartTipProps = {
  title: (label: string) => string;
  /** Given by the chart. */
  active?: boolean;
  label?: string | number;
  payload?: readonly { name?: string | number; value?: unknown; color?: string }[];
};

export const ChartTip = ({ title, active, label, payload = [] }: ChartTipProps) => {
  if (!active || payload.length === 0) return null;
  return (
    <div className={css.tip}>
      <p className={css.tipTitle}>{title(String(label ?? ''))}</p>
      {payload.toReversed().map((each) => (
        <p key={String(each.name)} className={css.tipRow}>
          <span className={css.swatch} style={{ backgroundColor: each.color }} />
          {each.name}
          <strong className={css.tipValue}>{formatCount(Number(each.value))}</strong>
        </p>
      ))}
    </div>
  );
};
