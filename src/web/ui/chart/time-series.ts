/** A moment and its counts by series key. */
export type TimePoint = { at: string } & Readonly<Record<string, number | string | undefined>>;

export type TimeSeries = {
  key: string;
  label: string;
  /** `filled` for the main series, `before` for one that is only compared with. */
  look?: 'filled' | 'line' | 'before';
};

export type TimeChartProps = {
  label: string;
  /** Undefined while loading. */
  points: readonly TimePoint[] | undefined;
  series: readonly TimeSeries[];
  /** Formats a moment for the axis. */
  tick: (at: string) => string;
  /** The moments that the axis may label where there is room. Omitted if it may label any. */
  ticks?: readonly string[] | undefined;
  /** Formats a moment for the tooltip. */
  title: (at: string) => string;
  /** Notes by moment, shown as a flag in the chart and as text in the tooltip. */
  notes?: ReadonlyMap<string, readonly string[]> | undefined;
  /** Whether the last moment is still in progress, so that the segment leading to it is dimmed. */
  open?: boolean;
  /** Places points by time, with `at` in ms since 1970. Otherwise they are evenly spaced. */
  toScale?: boolean;
};

/** Props of a chart that has its points, with the width in px. */
export type TimePlotProps = TimeChartProps & {
  points: NonNullable<TimeChartProps['points']>;
  width: number;
};
