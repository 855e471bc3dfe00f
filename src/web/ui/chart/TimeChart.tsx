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

/** Fallback width in px where there is no layout, as in tests. */
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

/** Renders a static picture, and replaces it with the library's chart once a user hovers or focuses it. */
const Plot = (props: PlotProps) => {
  const frame = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState<number>();
  const [Drawn, setDrawn] = useState<ComponentType<TimePlotProps>>(() => StaticPlot);
  const pointed = useRef<{ clientX: number; clientY: number }>(undefined);
  const hasFocus = useRef(false);
  useLayoutEffect(() => {
    const { current } = frame;
    if (!current) return;
    // The observer first reports the size after layout. Reading it here would force a layout in the middle of
    // rendering.
    const observer = new ResizeObserver(() => setWidth(current.clientWidth || someWidth));
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  // Passes the focus and the pointer's position on to the library's chart, which is drawn a moment later.
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
      // The picture stays and shows the same data.
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
      // Lifting a finger fires a leave event too, but the tooltip should still show the day that was touched.
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

/** Renders counts over time. The library that shows their values loads on the first interaction. */
export const TimeChart = (props: TimeChartProps) => (
  <div className={css.whole}>
    {props.series.length > 1 ? <SeriesLegend series={props.series} /> : null}
    <div className={css.frame}>
      {props.points === undefined ? awaited : <Plot {...props} points={props.points} />}
    </div>
  </div>
);
