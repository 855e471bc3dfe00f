import { useKnownCodes } from '#web/api/picks.ts';
import { useAddressQuery } from '#web/browser/address-query.ts';
import { dayOfWireTime } from '#web/lib/dates.ts';
import type { TimeSeries } from '#web/ui/chart/time-series.ts';
import { codeName } from './ranked-records.ts';

/** Maximum number of lines in a chart that are easy to tell apart. */
export const maxComparedCodes = 5;

export interface ComparedCode {
  id: number;
  name: string;
  /** Scans since the code was created. Undefined if not reported. */
  scans: number | undefined;
  /** The user's calendar day on which the code was created. Undefined if not reported. */
  made: string | undefined;
}

export const lineKey = ({ id }: ComparedCode) => `code ${id}`;

export const linesOf = (codes: readonly ComparedCode[]): TimeSeries[] =>
  codes.map((code) => ({ key: lineKey(code), label: code.name }));

const idsIn = (text: string) =>
  [...new Set(text.split(',').filter((id) => /^[1-9]\d{0,8}$/.test(id)))]
    .map(Number)
    .slice(0, maxComparedCodes);

/** Returns the codes that the page's address names, with data from the list. */
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
    /** Whether the list has loaded or has failed to load. */
    isRead,
    choose: (chosen: readonly { id: number }[], more: Record<string, undefined> = {}) =>
      change({ codes: chosen.map(({ id }) => id).join(','), ...more }, { replace: 'open' in more }),
  };
};
