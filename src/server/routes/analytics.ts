import { analytics, type AnalyticsQuery, type BreakdownRow, type Totals } from '#contract/analytics.ts';
import { analyticsVisits } from '#contract/analytics-visits.ts';
import { type Dimension, dimensions } from '#contract/asked-visits.ts';
import { byteOrderMark, csvLine } from '#server/http/csv-line.ts';
import { list, ok, pageWanted } from '#server/http/replies.ts';
import { route } from '#server/http/route.ts';
import { timestamp } from '#server/rules/clock.ts';
import { hoursOf, pointsOf } from '#server/services/analytics/by-clock.ts';
import { type Period, periodOf } from '#server/services/analytics/period.ts';
import { comparedOf, conditionsOf } from '#server/services/analytics/visit-conditions.ts';
import type { Routes } from '#server/services/service.ts';
import type { Figures } from '#server/store/analytics/ask.ts';
import type { Row } from '#server/store/analytics/breakdown.ts';
import { namesOf, titlesOf } from '#server/store/analytics/names.ts';

/** Default number of values per dimension. */
const defaultRows = 10;

const spansOf = ({ period, before }: Period) => (before ? [period, before] : [period]);

function totalsOf(figures: Figures, busiest: Totals['busiest']): Totals {
  const { visits, visitors, again, first, last } = figures;
  return {
    visits,
    visitors,
    newVisitors: visitors - again,
    repeatVisitors: again,
    first: first === undefined ? null : timestamp(first),
    last: last === undefined ? null : timestamp(last),
    busiest,
  };
}

const rowOf =
  (isCompared: boolean) =>
  ({ before, ...row }: Row): BreakdownRow => ({ ...row, ...(isCompared && { before }) });

const streamOf = (text: string) => new Blob([text]).stream();

const dimensionsIn = (top: AnalyticsQuery['top']) => [...new Set((top ?? '').split(',').filter(Boolean))];

export const analyticsRoutes: Routes = (app, { db, site, askThread, live, hasCities }) => {
  const mainHost = () => new URL(site.publicUrl).host;

  route(app, analytics.read, async ({ caller: { accountId }, query }) => {
    const asked = periodOf(query);
    const { zone, by, period, before } = asked;
    const take = Number(query.rows ?? defaultRows);
    const answer = await askThread.ask({
      accountId,
      mainHost: mainHost(),
      spans: spansOf(asked).map(({ from, to }) => ({ from, to })),
      conditions: await conditionsOf(db, accountId, query),
      breakdowns: dimensionsIn(query.top).map((each) => ({ by: each, skip: 0, take })),
    });
    const [figures, figuresBefore] = answer.figures;
    if (!figures) throw new Error('The period has no figures.');
    const hours = hoursOf(figures, zone);
    const seriesBefore = before && figuresBefore && pointsOf(figuresBefore, before);
    return ok({
      data: {
        zone,
        from: period.firstDay,
        to: period.lastDay,
        ...(before && { before: { from: before.firstDay, to: before.lastDay } }),
        exact: answer.isExact,
        by,
        totals: totalsOf(figures, hours.busiest ?? null),
        ...(figuresBefore && {
          totalsBefore: totalsOf(figuresBefore, hoursOf(figuresBefore, zone).busiest ?? null),
        }),
        series: pointsOf(figures, period).map((point, place) => ({
          ...point,
          ...(seriesBefore?.[place] && { before: seriesBefore[place] }),
        })),
        week: hours.week,
        top: answer.breakdowns.map(({ by, count, rows }) => ({
          by: by as Dimension,
          count,
          rows: rows.map(rowOf(before !== undefined)),
        })),
        dimensions: dimensions.filter((each) => hasCities || !['region', 'city'].includes(each)),
      },
    });
  });

  route(app, analytics.compare, async ({ caller: { accountId }, query }) => {
    const { zone, by, period } = periodOf(query);
    const { ids, conditions, each } = await comparedOf(db, accountId, query);
    const { from, to } = period;
    const question = { accountId, mainHost: mainHost(), spans: [{ from, to }], conditions, breakdowns: [] };
    const answers = await askThread.each(question, each);
    const names = await namesOf(db, accountId, query.of, ids.map(String), mainHost());
    const titles = query.of === 'link' ? await titlesOf(db, accountId, ids.map(String)) : undefined;
    const records = answers.map(({ figures: [figures] }, place) => {
      const id = ids[place];
      if (!figures || id === undefined) throw new Error('The period has no figures.');
      const title = titles?.get(String(id));
      return {
        id,
        name: names.get(String(id)) ?? '',
        ...(title !== undefined && { title }),
        totals: totalsOf(figures, hoursOf(figures, zone).busiest ?? null),
        series: pointsOf(figures, period),
      };
    });
    const exact = answers.every(({ isExact }) => isExact);
    return ok({ data: { zone, from: period.firstDay, to: period.lastDay, exact, by, records } });
  });

  route(app, analytics.breakdown, async ({ caller: { accountId }, query }) => {
    const asked = periodOf({ ...query, by: 'day' });
    const { limit, page } = pageWanted(query);
    const { breakdowns } = await askThread.ask({
      accountId,
      mainHost: mainHost(),
      spans: spansOf(asked).map(({ from, to }) => ({ from, to })),
      conditions: await conditionsOf(db, accountId, query),
      breakdowns: [{ by: query.by, skip: (page - 1) * limit, take: limit, text: query.q }],
    });
    const { count: result = 0, rows = [] } = breakdowns[0] ?? {};
    return list('rows', query, { result, rows }, rowOf(asked.before !== undefined));
  });

  route(app, analyticsVisits.breakdownFile, async ({ caller: { accountId }, query }) => {
    const asked = periodOf({ ...query, by: 'day' });
    const { breakdowns } = await askThread.ask({
      accountId,
      mainHost: mainHost(),
      spans: spansOf(asked).map(({ from, to }) => ({ from, to })),
      conditions: await conditionsOf(db, accountId, query),
      breakdowns: [{ by: query.by, skip: 0, take: Infinity, text: query.q }],
    });
    const rows = breakdowns[0]?.rows ?? [];
    const isNamed = rows.some(({ name }) => name !== undefined);
    const title = [query.by, ...(isNamed ? ['name'] : []), 'visits', ...(asked.before ? ['before'] : [])];
    const lines = rows.map(({ value, name, visits, before }) =>
      csvLine([value, ...(isNamed ? [name ?? null] : []), visits, ...(asked.before ? [before] : [])]),
    );
    return streamOf(byteOrderMark + csvLine(title) + lines.join(''));
  });

  route(app, analyticsVisits.visitsFile, async ({ caller: { accountId }, query }) => {
    const { from, to } = periodOf(query).period;
    const conditions = await conditionsOf(db, accountId, query);
    return askThread.file({ accountId, mainHost: mainHost(), span: { from, to }, conditions });
  });

  route(app, analyticsVisits.live, ({ caller: { accountId } }) => live.follow(accountId));
};
