import type { Db } from '#server/store/database/database.ts';
import { blocksAgain, BlocksMoved, findBlocks, readBlocks } from './blocks.ts';
import { type Breakdown, breakdownOf, type Wanted } from './breakdown.ts';
import type { Column } from './columns.ts';
import { type Grouping, groupingOf, valuesOf } from './grouping.ts';
import { addSums, coverOf } from './cover.ts';
import { type AskCaches, partOfBlocks, partOfSums } from './part-cache.ts';
import { keptSince, packedUntil } from './pack.ts';
import { whole } from './day-sums.ts';
import { tailOf, withTail } from './tail.ts';
import type { LabelFilter } from './select-rows.ts';
import type { Span } from './span.ts';
import { type SumBuilder, createSumBuilder, type Sum } from './sum.ts';

/** A condition on one dimension: the visit has one of the values or, with `isNot`, none of them. */
export interface Condition {
  by: string;
  values: readonly string[];
  isNot: boolean;
}

export interface Question {
  accountId: number;
  /** The period, and the period it's compared with. */
  spans: readonly Span[];
  conditions: readonly Condition[];
  breakdowns: readonly Wanted[];
  /** The service's own host. */
  mainHost: string;
}

export type Figures = Omit<Sum, 'labels'>;

export interface Answer {
  /** One entry for each span. */
  figures: Figures[];
  /** Whether all single visits that the question needs are still stored. */
  isExact: boolean;
  breakdowns: Breakdown[];
}

/** Thrown if the question would take more time or memory than allowed. */
export class TooExpensive extends Error {}

/**
 * Maximum CPU time and maximum elapsed time for one question, in ms. The thread has the lowest priority, so the same
 * question takes longer on a busy machine.
 */
const [maxWork, longest] = [5000, 20_000];
/** Maximum number of distinct visitors and labels held in memory, some 20 bytes each. */
const maxHeld = 4_000_000;
/** Maximum number of targets whose sums are read one by one. For more targets, single visits are read. */
const maxTargets = 200;

export interface AskContext {
  db: Db;
  /** Caches of what earlier questions read. */
  kept?: AskCaches;
}

/** When work on a question, or on several questions together, must end. */
interface Deadline {
  work: number;
  time: number;
}

/** Returns the CPU time that this thread has used, in ms. */
function workDone(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

const deadline = (): Deadline => ({ work: workDone() + maxWork, time: performance.now() + longest });

/**
 * Answers a question from the visits of an account.
 * @throws TooExpensive
 */
export async function ask(asking: AskContext, question: Question): Promise<Answer> {
  const until = deadline();
  return blocksAgain(() => askOnce(asking, question, until));
}

/**
 * Answers the same question for several records within the time limit of one question. Each record is an additional
 * condition.
 * @throws TooExpensive
 */
export async function askEach(
  asking: AskContext,
  question: Question,
  each: readonly Condition[],
): Promise<Answer[]> {
  const until = deadline();
  const answers: Answer[] = [];
  for (const condition of each) {
    const own = { ...question, conditions: [condition, ...question.conditions] };
    answers.push(await blocksAgain(() => askOnce(asking, own, until)));
  }
  return answers;
}

async function askOnce({ db, kept }: AskContext, question: Question, until: Deadline): Promise<Answer> {
  const { accountId } = question;
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
  const targets = summedTargets(question, groupings);
  const { tail, parts } = await foundFor(db, question, targets !== undefined);
  const sums: Sum[] = [];
  for (const { span, whole, read } of parts) {
    const into = createSumBuilder(span, { filters, counted: [...counted] });
    for (const { within, blocks } of read) {
      const keeps = kept && filters.length === 0;
      const part = keeps ? await partOfBlocks(db, kept, { within, blocks }, counted) : undefined;
      if (part) {
        into.addPart(part);
        mustBeBounded(into, until);
      }
      const others = part ? [] : readBlocks(db, blocks, kept?.blocks);
      for await (const block of withTail(tail, within, others)) {
        into.add(block, within);
        mustBeBounded(into, until);
      }
    }
    sums.push(into.end());
    if (targets && whole.length > 0) {
      const wanted = { accountId, targets, days: whole };
      if (kept) into.addPart(await partOfSums(db, kept, wanted, counted));
      else await addSums(db, wanted, into.sum);
    }
  }
  const isExact = parts.every((part) => part.isExact);
  const breakdowns: Answer['breakdowns'] = [];
  for (const wanted of question.breakdowns) {
    const grouping = groupings.get(wanted.by);
    if (grouping) breakdowns.push(await breakdownOf(db, question, wanted, grouping, sums));
  }
  return { figures: sums.map(({ labels, ...figures }) => figures), isExact, breakdowns };
}

/**
 * Finds the visits of each span, as of one moment.
 * @throws BlocksMoved if visits were put into blocks in the meantime
 */
async function foundFor(db: Db, { accountId, spans }: Question, bySums: boolean) {
  const since = await keptSince(db);
  const tail = await tailOf(db, accountId, since);
  const parts = [];
  for (const span of spans) {
    const cover = bySums
      ? await coverOf(db, accountId, span, { keptSince: since, late: tail.days })
      : { whole: [], read: [span], isExact: span.from >= since };
    const read = [];
    for (const within of cover.read) read.push({ within, blocks: await findBlocks(db, accountId, within) });
    parts.push({ span, whole: cover.whole, isExact: cover.isExact, read });
  }
  if ((await packedUntil(db)) !== tail.after) throw new BlocksMoved('Visits were put into blocks meanwhile.');
  return { tail, parts };
}

/** Returns the targets whose sums answer the question. Undefined if the question needs single visits. */
function summedTargets(
  { conditions }: Question,
  groupings: ReadonlyMap<string, Grouping>,
): string[] | undefined {
  const [condition, ...others] = conditions;
  if (!condition) return [whole];
  const targets = groupings.get(condition.by)?.targetsOf?.(condition.values);
  if (others.length > 0 || condition.isNot || !targets || targets.length > maxTargets) return undefined;
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

/** Returns the filters on block columns that select the visits meeting all conditions. */
export const filtersOf = async (db: Db, accountId: number, conditions: readonly Condition[]) =>
  filtersWith(
    await groupingsOf(
      db,
      accountId,
      conditions.map(({ by }) => by),
    ),
    conditions,
  );

function mustBeBounded(into: SumBuilder, until: Deadline): void {
  if (performance.now() > until.time || workDone() > until.work || into.held() > maxHeld)
    throw new TooExpensive();
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
