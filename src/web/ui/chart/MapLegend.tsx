import type { ColorStep } from '#web/lib/color-steps.ts';
import { formatCount } from '#web/lib/numbers.ts';
import css from './WorldMap.module.css';

type MapLegendProps = { steps: readonly ColorStep[]; unit: string };

const words = ({ from, to }: ColorStep) =>
  from === to ? formatCount(from) : `${formatCount(from)}–${formatCount(to)}`;

/** Which color of the map stands for how many. */
export const MapLegend = ({ steps, unit }: MapLegendProps) => (
  <ul className={css.legend} aria-label={`Colors by ${unit}s`}>
    <li className={css.entry}>
      <span className={css.swatch} data-step={0} />
      none
    </li>
    {steps.map((step, place) => (
      <li key={step.from} className={css.entry}>
        <span className={css.swatch} data-step={place + 1} />
        {words(step)}
      </li>
    ))}
  </ul>
);
