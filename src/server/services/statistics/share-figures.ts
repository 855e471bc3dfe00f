import { LRUCache } from 'lru-cache';
import type { Service } from '#server/services/service.ts';
import { pointsOf } from '#server/services/analytics/by-clock.ts';
import { periodOf } from '#server/services/analytics/period.ts';
import { now } from '#server/rules/clock.ts';
import type { ShareRow } from '#server/store/statistics/shares.ts';
import {
  type ShareDays,
  type ShareDimension,
  shareDimensions,
  type ShareFigures,
  type SharedFigures,
} from '#server/traffic/shares/share-figures.ts';
import { namedSubjects } from './requested-subject.ts';

/** How long figures are cached, in seconds. They're counted once, however many people look at a page. */
const freshFor = 60;
/** Maximum cached pages, each of some kilobytes. */
const maxKept = 200;

/** Maximum values of each dimension on a page. */
const rows = 8;

/** The step for each number of days, so that the points of a small chart can be told apart. */
const grain = { 7: 'day', 30: 'day', 90: 'week', 365: 'month' } as const;

/** Creates the figures of shared pages from the same questions as the dashboard’s. */
export function createShareFigures({ db, site, askThread, recorder }: Service): ShareFigures {
  const kept = new LRUCache<string, { at: number; figures: Promise<SharedFigures | undefined> }>({
    max: maxKept,
  });

  async function read(share: ShareRow, days: ShareDays): Promise<SharedFigures | undefined> {
    const [named] = await namedSubjects({ db, site }, share.account_id, [share]);
    if (!named) return undefined;
    const { kind, id } = named.subject;
    const to = Temporal.Instant.fromEpochMilliseconds(now() * 1000)
      .toZonedDateTimeISO(share.zone)
      .toPlainDate();
    const from =
      days === 365 ? to.subtract({ months: 11 }).with({ day: 1 }) : to.subtract({ days: days - 1 });
    const { period } = periodOf({
      from: from.toString(),
      to: to.toString(),
      zone: share.zone,
      by: grain[days],
    });
    const countedUntil = await recorder.packed();
    const { figures, breakdowns } = await askThread.ask({
      accountId: share.account_id,
      mainHost: new URL(site.publicUrl).host,
      spans: [{ from: period.from, to: period.to }],
      conditions: [{ by: kind, values: [String(id)], isNot: false }],
      breakdowns: shareDimensions.map((by) => ({ by, skip: 0, take: rows })),
    });
    const [sums] = figures;
    if (!sums) throw new Error('The period has no figures.');
    return {
      kind: kind as SharedFigures['kind'],
      name: named.name,
      from: period.firstDay,
      to: period.lastDay,
      countedUntil,
      visits: sums.visits,
      visitors: sums.visitors,
      points: pointsOf(sums, period),
      top: breakdowns.map(({ by, count, rows: of }) => ({
        by: by as ShareDimension,
        count,
        rows: of.map(({ value, visits }) => ({ value, visits })),
      })),
    };
  }

  return (share, days) => {
    const key = `${share.id} ${days}`;
    const found = kept.get(key);
    if (found && found.at > now() - freshFor) return found.figures;
    const figures = read(share, days);
    kept.set(key, { at: now(), figures });
    // Figures that failed or lack visits are read again.
    figures.then(
      (told) => told?.countedUntil === undefined || kept.delete(key),
      () => kept.delete(key),
    );
    return figures;
  };
}
