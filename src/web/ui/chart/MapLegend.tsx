import type { ColorStep } from '#web/lib/color-steps.ts';
import { formatCount } from '#web/lib/numbers.ts';
import { charts as words } from '#web/words/charts.ts';
import css from './WorldMap.module.css';

type MapLegendProps = { steps: readonly ColorStep[] };

const rangeOf = ({ from, to }: ColorStep) =>
  from === to ? formatCount(from) : `${formatCount(from)}–${formatCount(to)}`;

export const MapLegend = ({ steps }: MapLegendProps) => (
  <ul className={css.legend} aria-label={words.colors}>
    <li className={css.entry}>
      <span className={css.swatch} data-step={0} />
      {words.none}
    </li>
    {steps.map((step, place) => (
      <li key={step.from} className={css.entry}>
        <span className={css.swatch} data-step={place + 1} />
        {rangeOf(step)}
      </li>
    ))}
  </ul>
);
