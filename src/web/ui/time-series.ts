/** One day, `YYYY-MM-DD`, and its numbers by the series' keys. */
export type DayFigures = { day: string } & Readonly<Record<string, number | string>>;

export type TimeSeries = {
  key: string;
  label: string;
  /** For what is only compared with. */ dashed?: boolean;
};

export type TimeChartProps = {
  label: string;
  /** Undefined while awaited. */
  days: readonly DayFigures[] | undefined;
  series: readonly TimeSeries[];
};
