import { useState } from 'react';
import { colorSteps, stepOf } from '#web/lib/color-steps.ts';
import { formatCount, formatShare, shareOf } from '#web/lib/numbers.ts';
import { charts as words } from '#web/words/charts.ts';
import { listing } from '#web/words/language.ts';
import { MapLegend } from './MapLegend.tsx';
import css from './WorldMap.module.css';
import type { WorldMapProps } from './world-map.ts';
import { countryShapes, mapHeight, mapWidth } from './world-shapes.ts';

const shapeOf = new Map(countryShapes.flatMap((shape) => (shape.code ? [[shape.code, shape] as const] : [])));

export const WorldPlot = ({ label, values, total, unit, onChoose }: WorldMapProps) => {
  const [shown, setShown] = useState<string>();
  const steps = colorSteps(values.flatMap(({ code, value }) => (code === undefined ? [] : [value])));
  const counted = new Map(values.flatMap((each) => (each.code ? [[each.code, each] as const] : [])));
  const onMap = [...counted.keys()].filter((code) => shapeOf.has(code));
  const missing = values.filter(({ code }) => code !== undefined && !shapeOf.has(code));
  const value = shown === undefined ? undefined : counted.get(shown);
  const place = shown === undefined ? undefined : shapeOf.get(shown);
  const stepped = (code: string | undefined) => {
    const count = code === undefined ? 0 : (counted.get(code)?.value ?? 0);
    return count > 0 ? stepOf(steps, count) + 1 : 0;
  };

  const move = (step: 1 | -1) => {
    const at = shown === undefined ? -1 : onMap.indexOf(shown);
    setShown(onMap.at(at === -1 && step === -1 ? -1 : Math.min(onMap.length - 1, Math.max(0, at + step))));
  };

  return (
    <div className={css.whole}>
      <div className={css.frame}>
        {/* oxlint-disable jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-noninteractive-tabindex -- as the charts are: one stop for the keyboard, and the arrow keys read */}
        <svg
          className={css.map}
          viewBox={`0 0 ${mapWidth} ${mapHeight}`}
          role="application"
          aria-label={words.map(label)}
          tabIndex={0}
          onKeyDown={(event) => {
            const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
            if (event.key === 'Escape') setShown(undefined);
            if (event.key === 'Enter' && shown !== undefined) onChoose?.(shown);
            if (step !== 1 && step !== -1) return;
            event.preventDefault();
            move(step);
          }}
          onBlur={() => setShown(undefined)}
          onPointerLeave={() => setShown(undefined)}
        >
          {countryShapes.map(({ key, code, path }) => (
            <path
              key={key}
              className={css.land}
              data-step={stepped(code)}
              data-shown={(shown !== undefined && code === shown) || undefined}
              data-choosable={(onChoose && code !== undefined && counted.has(code)) || undefined}
              onClick={() => code !== undefined && counted.has(code) && onChoose?.(code)}
              d={path}
              onPointerEnter={() => setShown(code !== undefined && counted.has(code) ? code : undefined)}
            />
          ))}
          {place ? <path className={css.outline} d={place.path} /> : null}
        </svg>
        {value && place ? (
          <div
            className={css.tip}
            role="status"
            data-side={place.x > mapWidth / 2 ? 'start' : 'end'}
            style={{ left: `${(place.x / mapWidth) * 100}%`, top: `${(place.y / mapHeight) * 100}%` }}
          >
            <bdi>{value.label}</bdi>: {unit(value.value)}, {formatShare(shareOf(value.value, total))}
          </div>
        ) : null}
      </div>
      <MapLegend steps={steps} />
      {missing.length > 0 ? (
        <p className={css.note}>
          {words.tooSmall(listing(missing.map(({ label, value }) => `${label} ${formatCount(value)}`)))}
        </p>
      ) : null}
    </div>
  );
};
