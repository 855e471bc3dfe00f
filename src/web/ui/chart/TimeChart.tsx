import { type ComponentType, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { afterFirstView, savesData } from '#web/browser/first-view.ts';
import { SeriesLegend } from './SeriesLegend.tsx';
import { StaticPlot } from './StaticPlot.tsx';
import css from './TimeChart.module.css';
import type { TimeChartProps, TimePlotProps } from './time-series.ts';

const awaited = <span className={css.skeleton} aria-busy="true" aria-hidden="true" />;

/** Where nothing is laid out, in px. */
const someWidth = 640;

let fetched: Promise<ComponentType<TimePlotProps>> | undefined;

const fetchTimePlot = () =>
  (fetched ??= import('./TimePlot.tsx').then(
    ({ TimePlot }) => TimePlot,
    (error: unknown) => {
      fetched = undefined;
      throw error;
    },
  ));

type PlotProps = Omit<TimePlotProps, 'width'>;

/** A picture at first; then, once the page is there or somebody points at it, what the library draws in its place. */
const Plot = (props: PlotProps) => {
  const frame = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState<number>();
  const [Drawn, setDrawn] = useState<ComponentType<TimePlotProps>>(() => StaticPlot);
  useLayoutEffect(() => {
    const { current } = frame;
    if (!current) return;
    const measure = () => setWidth(current.clientWidth || someWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  const draw = () =>
    void fetchTimePlot().then(
      (TimePlot) => startTransition(() => setDrawn(() => TimePlot)),
      // The picture says the same.
      () => undefined,
    );
  useEffect(() => {
    if (savesData()) return;
    let isHere = true;
    void afterFirstView().then(() => isHere && draw());
    return () => {
      isHere = false;
    };
  }, []);
  return (
    <div ref={frame} className={css.plot} data-plot onPointerEnter={draw}>
      {width === undefined ? null : <Drawn {...props} width={width} />}
    </div>
  );
};

/** Counts over time. The library that tells them is fetched after the first view. */
export const TimeChart = (props: TimeChartProps) => (
  <div className={css.whole}>
    {props.series.length > 1 ? <SeriesLegend series={props.series} /> : null}
    <div className={css.frame}>
      {props.points === undefined ? awaited : <Plot {...props} points={props.points} />}
    </div>
  </div>
);
