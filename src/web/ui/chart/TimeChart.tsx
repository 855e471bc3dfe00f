import {
  type ComponentType,
  type PointerEvent,
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
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

/** A picture at first; what the library draws in its place, once somebody points at it or comes to it by keyboard. */
const Plot = (props: PlotProps) => {
  const frame = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState<number>();
  const [Drawn, setDrawn] = useState<ComponentType<TimePlotProps>>(() => StaticPlot);
  const pointed = useRef<{ clientX: number; clientY: number }>(undefined);
  const hasFocus = useRef(false);
  useLayoutEffect(() => {
    const { current } = frame;
    if (!current) return;
    // It is told first of the size that the page has laid out. To ask here would have the page laid out in the midst of its rendering.
    const observer = new ResizeObserver(() => setWidth(current.clientWidth || someWidth));
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  // What the picture was asked for goes on with what replaces it, which the library draws a moment later.
  useEffect(() => {
    const { current } = frame;
    if (Drawn === StaticPlot || !current) return;
    const goOn = () => {
      const drawn = current.querySelector('svg');
      if (!drawn) return;
      observer.disconnect();
      if (hasFocus.current) drawn.focus();
      if (pointed.current)
        drawn.dispatchEvent(new MouseEvent('mousemove', { ...pointed.current, bubbles: true }));
    };
    const observer = new MutationObserver(goOn);
    observer.observe(current, { childList: true, subtree: true });
    goOn();
    return () => observer.disconnect();
  }, [Drawn]);
  const pointAt = ({ clientX, clientY }: PointerEvent) => void (pointed.current = { clientX, clientY });
  const draw = () =>
    void fetchTimePlot().then(
      (TimePlot) => startTransition(() => setDrawn(() => TimePlot)),
      // The picture says the same.
      () => undefined,
    );
  return (
    <div
      ref={frame}
      className={css.plot}
      data-plot
      onPointerEnter={draw}
      onPointerDown={pointAt}
      onPointerMove={pointAt}
      // A finger that is lifted has left, and still means the day that it was on.
      onPointerLeave={({ pointerType }) => {
        if (pointerType !== 'touch') pointed.current = undefined;
      }}
      onFocus={() => {
        hasFocus.current = true;
        draw();
      }}
      onBlur={() => void (hasFocus.current = false)}
    >
      {width === undefined ? awaited : <Drawn {...props} width={width} />}
    </div>
  );
};

/** Counts over time. The library that tells them is fetched when somebody asks. */
export const TimeChart = (props: TimeChartProps) => (
  <div className={css.whole}>
    {props.series.length > 1 ? <SeriesLegend series={props.series} /> : null}
    <div className={css.frame}>
      {props.points === undefined ? awaited : <Plot {...props} points={props.points} />}
    </div>
  </div>
);
