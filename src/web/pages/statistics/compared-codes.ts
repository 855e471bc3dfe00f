import { useKnownCodes } from '#web/api/picks.ts';
import { useAddressQuery } from '#web/browser/address-query.ts';
import { dayOfWireTime } from '#web/lib/dates.ts';
import type { TimeSeries } from '#web/ui/chart/time-series.ts';
import { codeName } from './ranked-records.ts';

/** The most lines of a chart that are easy to tell apart. */
export const mostCompared = 5;

export interface ComparedCode {
  id: number;
  name: string;
  /** Scans since it was made; undefined where it is not told. */
  scans: number | undefined;
  /** The reader's calendar day on which it was made; undefined where it is not told. */
  made: string | undefined;
}

export const lineKey = ({ id }: ComparedCode) => `code ${id}`;

/** A line of the chart for each. */
export const linesOf = (codes: readonly ComparedCode[]): TimeSeries[] =>
  codes.map((code) => ({ key: lineKey(code), label: code.name }));

const idsIn = (text: string) =>
  [...new Set(text.split(',').filter((id) => /^[1-9]\d{0,8}$/.test(id)))].map(Number).slice(0, mostCompared);

/** The codes that the address names, with what the list tells of them. */
export const useComparedCodes = () => {
  const { get, change } = useAddressQuery();
  const ids = idsIn(get('codes'));
  const { known, isRead } = useKnownCodes(ids.length > 0);
  const codes = ids.map((id): ComparedCode => {
    const code = known.get(id);
    return {
      id,
      name: codeName(code ?? { id, name: '' }),
      scans: code?.scans,
      made: code && dayOfWireTime(code.date),
    };
  });
  return {
    codes,
    /** Whether the list has been read, or could not be. */
    isRead,
    choose: (chosen: readonly { id: number }[], more: Record<string, undefined> = {}) =>
      change({ codes: chosen.map(({ id }) => id).join(','), ...more }, { replace: 'open' in more }),
  };
};
