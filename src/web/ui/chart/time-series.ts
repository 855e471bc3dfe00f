/** A moment and its numbers by the series' keys. */
export type TimePoint = { at: string } & Readonly<Record<string, number | string | undefined>>;

export type TimeSeries = {
  key: string;
  label: string;
  /** `filled` for the one that matters, `before` for what is only compared with. */
  look?: 'filled' | 'line' | 'before';
};

export type TimeChartProps = {
  label: string;
  /** Undefined while awaited. */
  points: readonly TimePoint[] | undefined;
  series: readonly TimeSeries[];
  /** A moment as the axis has it, */
  tick: (at: string) => string;
  /** and which of them it names, where there is room; any if not given, */
  ticks?: readonly string[] | undefined;
  /** and as the tip has it. */
  title: (at: string) => string;
  /** What is noted of a moment: a flag in the chart, and words in the tip. */
  notes?: ReadonlyMap<string, readonly string[]> | undefined;
  /** Whether the last moment isn’t over: what leads to it is pale. */
  open?: boolean;
  /** As far apart as they are in time, where `at` is in ms since 1970; otherwise one as far from the next as any. */
  toScale?: boolean;
};

/** A chart whose points are there, as wide as so many px. */
export type TimePlotProps = TimeChartProps & {
  points: NonNullable<TimeChartProps['points']>;
  width: number;
};
