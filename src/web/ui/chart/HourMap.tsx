import type { CSSProperties, KeyboardEvent } from 'react';
import { useState } from 'react';
import { type ColorStep, stepOf } from '#web/lib/color-steps.ts';
import { charts as words } from '#web/words/charts.ts';
import css from './HourMap.module.css';
import { MapLegend } from './MapLegend.tsx';

type HourMapProps = {
  label: string;
  /** 24 counts for each of seven days. */
  week: readonly (readonly number[])[];
  days: readonly { short: string; long: string }[];
  /** Formats an hour, such as "05:00". */
  hour: (hour: number) => string;
  /** Formats a count with its unit, such as "3 scans". */
  unit: (count: number) => string;
  /** Formats a weekday and hour, such as "Monday, 05:00". */
  moment: (day: string, hour: string) => string;
};

/** Returns as many color steps as the world map has, each with an equal range of counts. */
const evenSteps = (most: number): ColorStep[] =>
  Array.from({ length: 5 }, (_, step) => ({
    from: Math.floor((most * step) / 5) + 1,
    to: Math.floor((most * (step + 1)) / 5),
  })).filter(({ from, to }) => from <= to);

const namedHours = [0, 6, 12, 18];

/** Renders counts by weekday and hour as colors. The arrow keys move through the cells. */
export const HourMap = ({ label, week, days, hour, unit, moment }: HourMapProps) => {
  const [shown, setShown] = useState<{ day: number; at: number }>();
  const steps = evenSteps(Math.max(...week.flat()));
  const stepped = (count: number) => (count > 0 ? stepOf(steps, count) + 1 : 0);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setShown(undefined);
    const move = { ArrowRight: [0, 1], ArrowLeft: [0, -1], ArrowDown: [1, 0], ArrowUp: [-1, 0] }[event.key];
    if (!move) return;
    event.preventDefault();
    const [down = 0, right = 0] = move;
    setShown(
      shown === undefined
        ? { day: 0, at: 0 }
        : {
            day: Math.min(week.length - 1, Math.max(0, shown.day + down)),
            at: Math.min(23, Math.max(0, shown.at + right)),
          },
    );
  };

  const value = shown && week[shown.day]?.[shown.at];
  return (
    <div className={css.whole}>
      {/* oxlint-disable jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-noninteractive-tabindex -- as the charts are: one stop for the keyboard, and the arrow keys read */}
      <div
        className={css.map}
        role="application"
        aria-label={words.hours(label)}
        tabIndex={0}
        onKeyDown={onKeyDown}
        onBlur={() => setShown(undefined)}
        onPointerLeave={() => setShown(undefined)}
      >
        {week.map((counts, day) => (
          <div key={days[day]?.long} className={css.day}>
            <span className={css.name}>{days[day]?.short}</span>
            {counts.map((count, at) => (
              <span
                key={at}
                className={css.cell}
                data-step={stepped(count)}
                data-shown={(shown?.day === day && shown.at === at) || undefined}
                onPointerEnter={() => setShown({ day, at })}
              />
            ))}
          </div>
        ))}
        <div className={css.hours} aria-hidden="true">
          <span />
          {namedHours.map((each) => (
            <span key={each} className={css.hour}>
              {hour(each)}
            </span>
          ))}
        </div>
        {shown && value !== undefined ? (
          <div
            className={css.tip}
            role="status"
            data-side={shown.at > 11 ? 'start' : 'end'}
            style={{ '--day': shown.day, '--at': shown.at } as CSSProperties}
          >
            {moment(days[shown.day]?.long ?? '', hour(shown.at))}: {unit(value)}
          </div>
        ) : null}
      </div>
      <MapLegend steps={steps} />
    </div>
  );
};
