import type { Db } from '#server/store/database/database.ts';
import { again, blocksOf } from './blocks.ts';
import { type Column, none } from './columns.ts';
import { type Grouping, groupingOf, valuesOf } from './grouping.ts';
import { addSums, coverOf } from './cover.ts';
import { hasNames, namesOf } from './names.ts';
import { keptSince } from './pack.ts';
import { whole } from './day-sums.ts';
import { type Adding, adding, type LabelFilter, type Span, type Sum } from './sum.ts';

/** A condition on one dimension: the visit has one of the values, or none of them. */
export interface Condition {
  by: string;
  values: readonly string[];
  isNot: boolean;
}

export interface Question {
  accountId: number;
  /** The period, and the one that it is compared with. */
  spans: readonly Span[];
  conditions: readonly Condition[];
  breakdowns: readonly { by: string; skip: number; take: number; text?: string | undefined }[];
  /** Of the service itself. */
  mainHost: string;
}

export interface Row {
  value: string;
  /** Of a record; null: it is gone. */
  name?: string | null;
  visits: number;
  before: number;
}

export type Figures = Omit<Sum, 'labels'>;

export interface Answer {
  /** As many as spans. */
  figures: Figures[];
  /** Whether all single visits that are asked for are still there. */
  isExact: boolean;
  breakdowns: { by: string; count: number; rows: Row[] }[];
}

/** The question would take more time or memory than one may. */
export class TooMuch extends Error {}

/** Milliseconds for one question, and what it may hold: distinct visitors and labels, some 20 bytes each. */
const [longest, mostHeld] = [5000, 4_000_000];
/** Targets whose sums are read one by one; of more, single visits are read. */
const mostTargets = 200;

/**
 * Answers a question from the visits of an account.
 * @throws TooMuch
 */
export async function ask(db: Db, question: Question): Promise<Answer> {
  const until = performance.now() + longest;
  return again(() => askOnce(db, question, until));
}

/**
 * Answers the same question of several records, each of which is a condition more, within the time of one.
 * @throws TooMuch
 */
export async function askEach(db: Db, question: Question, each: readonly Condition[]): Promise<Answer[]> {
  const until = performance.now() + longest;
  const answers: Answer[] = [];
  for (const condition of each) {
    const own = { ...question, conditions: [condition, ...question.conditions] };
    answers.push(await again(() => askOnce(db, own, until)));
  }
  return answers;
}

async function askOnce(db: Db, question: Question, until: number): Promise<Answer> {
  const { accountId, spans } = question;
  const groupings = await groupingsOf(
    db,
    accountId,
    [...question.conditions, ...question.breakdowns].map(({ by }) => by),
  );
  const filters = filtersWith(groupings, question.conditions);
  const counted = new Set<Column>();
  for (const { by } of question.breakdowns) {
    const grouping = groupings.get(by);
    if (grouping) counted.add(grouping.column);
  }
  const since = await keptSince(db);
  const targets = summedTargets(question, groupings);
  const sums: Sum[] = [];
  let isExact = true;
  for (const span of spans) {
    const into = adding(span, { filters, counted: [...counted] });
    const cover = targets
      ? await coverOf(db, accountId, span, since)
      : { whole: [], read: [span], isExact: span.from >= since };
    isExact &&= cover.isExact;
    for (const within of cover.read) {
      for await (const block of blocksOf(db, accountId, within)) {
        into.add(block, within);
        mustBeBounded(into, until);
      }
    }
    sums.push(into.end());
    if (targets) await addSums(db, accountId, targets, cover.whole, into.sum);
  }
  const breakdowns: Answer['breakdowns'] = [];
  for (const wanted of question.breakdowns) {
    const grouping = groupings.get(wanted.by);
    if (grouping) breakdowns.push(await breakdownOf(db, question, wanted, grouping, sums));
  }
  return { figures: sums.map(({ labels, ...figures }) => figures), isExact, breakdowns };
}

/** The targets whose sums answer the question; undefined: it asks for single visits. */
function summedTargets(
  { conditions }: Question,
  groupings: ReadonlyMap<string, Grouping>,
): string[] | undefined {
  const [condition, ...others] = conditions;
  if (!condition) return [whole];
  const targets = groupings.get(condition.by)?.targetsOf?.(condition.values);
  if (others.length > 0 || condition.isNot || !targets || targets.length > mostTargets) return undefined;
  return targets;
}

async function groupingsOf(db: Db, accountId: number, names: readonly string[]) {
  const groupings = new Map<string, Grouping>();
  for (const by of new Set(names)) groupings.set(by, await groupingOf(db, accountId, by));
  return groupings;
}

const filtersWith = (groupings: ReadonlyMap<string, Grouping>, conditions: readonly Condition[]) =>
  conditions.flatMap((condition) => {
    const grouping = groupings.get(condition.by);
    return grouping ? filterOf(condition, grouping) : [];
  });

/** What visits that meet all conditions have in the columns of their blocks. */
export const filtersOf = async (db: Db, accountId: number, conditions: readonly Condition[]) =>
  filtersWith(
    await groupingsOf(
      db,
      accountId,
      conditions.map(({ by }) => by),
    ),
    conditions,
  );

function mustBeBounded(into: Adding, until: number): void {
  if (performance.now() > until || into.held() > mostHeld) throw new TooMuch();
}

function filterOf({ values, isNot }: Condition, grouping: Grouping): LabelFilter {
  const wanted = new Set(values);
  const known = new Map<string, boolean>();
  return {
    column: grouping.column,
    fits(label) {
      const before = known.get(label);
      if (before !== undefined) return before;
      const fits = valuesOf(grouping, label).some((value) => wanted.has(value)) !== isNot;
      known.set(label, fits);
      return fits;
    },
  };
}

/** The visits of each value. */
function visitsByValue(grouping: Grouping, { labels }: Sum): Map<string, number> {
  const byLabel = labels.get(grouping.column) ?? new Map<string, number>();
  if (!grouping.valuesOf) return byLabel;
  const byValue = new Map<string, number>();
  for (const [label, visits] of byLabel) {
    const values = grouping.valuesOf(label);
    const told = values.length === 0 && grouping.tellsNone ? [none] : values;
    for (const value of told) byValue.set(value, (byValue.get(value) ?? 0) + visits);
  }
  return byValue;
}

async function breakdownOf(
  db: Db,
  { accountId, mainHost }: Question,
  { by, skip, take, text }: Question['breakdowns'][number],
  grouping: Grouping,
  sums: readonly Sum[],
) {
  const [now = new Map<string, number>(), before = new Map<string, number>()] = sums.map((sum) =>
    visitsByValue(grouping, sum),
  );
  // What came before and no more has a row too: that it is gone is what a comparison is to show.
  const all = [...new Set([...now.keys(), ...before.keys()])].map((value): Row => ({
    value,
    visits: now.get(value) ?? 0,
    before: before.get(value) ?? 0,
  }));
  const namesFor = async (rows: readonly Row[]) =>
    hasNames(by)
      ? namesOf(
          db,
          accountId,
          by,
          rows.map(({ value }) => value),
          mainHost,
        )
      : undefined;
  const found = text ? withText(all, text, await namesFor(all)) : all;
  const sorted = found.toSorted(
    (one, other) =>
      other.visits - one.visits || other.before - one.before || (one.value < other.value ? -1 : 1),
  );
  const rows = sorted.slice(skip, skip + take);
  const names = await namesFor(rows);
  const named = rows.map((row) =>
    names && row.value !== none ? { ...row, name: names.get(row.value) ?? null } : row,
  );
  return { by, count: sorted.length, rows: named };
}

function withText(rows: readonly Row[], text: string, names: ReadonlyMap<string, string> | undefined): Row[] {
  const wanted = text.toLowerCase();
  return rows.filter(({ value }) => {
    // The id of a record is nothing that anyone looks for.
    const shown = names ? (names.get(value) ?? '') : value;
    return shown.toLowerCase().includes(wanted);
  });
}
