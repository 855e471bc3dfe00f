import { liveMinutes, maxLive, maxLiveConnections } from '#contract/analytics-visits.ts';
import type { LiveVisit } from '#contract/analytics-visits.ts';
import type { LabeledVisit } from '#server/store/analytics/columns.ts';
import { type Names, namesOfTargets, titlesOf } from '#server/store/analytics/names.ts';
import { newVisits } from '#server/store/analytics/new-visits.ts';
import type { Recent } from '#server/store/analytics/rows.ts';
import type { Database } from '#server/store/database/database.ts';
import { ApiRefusal } from '#server/rules/api-refusal.ts';
import { now, timestamp } from '#server/rules/clock.ts';
import type { AskThread } from './ask-thread.ts';

/** Streams visits to followers as they come in. */
export interface Live {
  /**
   * Returns the events of an account’s visits, beginning with those of the last half hour.
   * @throws ApiRefusal 429 if there are too many followers
   */
  follow(accountId: number): Promise<ReadableStream<Uint8Array>>;
  /** Ends all streams. Followers reconnect. */
  close(): void;
}

export interface LiveLog {
  error(details: object, message: string): void;
}

/** Maximum connections of all accounts. */
const maxOfAll = 500;
/** Milliseconds between two queries for new visits, and after which a silent connection gets a keep-alive. */
const [interval, silence] = [1000, 15_000];
/** The maximum duration of a connection, in ms. The follower then reconnects, and its key is checked again. */
const maxDuration = 600_000;
/** Maximum visits that one query reads, of all accounts. */
const maxConnectionsAtOnce = 5000;

interface Follower {
  accountId: number;
  /** The id of the last visit that was sent. */
  until: number;
  since: number;
  toldAt: number;
  controller: ReadableStreamDefaultController<Uint8Array>;
}

const encoder = new TextEncoder();
const eventOf = (name: string, data: object) =>
  encoder.encode(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);

/** The names of visited records, and the titles of links by id. */
interface RecordNames {
  names: Names;
  titles: Names;
}

const nothing: RecordNames = { names: new Map(), titles: new Map() };

function liveVisitOf(
  { at, labels }: Pick<LabeledVisit, 'at' | 'labels'>,
  { names, titles }: RecordNames,
): LiveVisit {
  const [kind, id] = labels.target.split(' ');
  const title = kind === 'link' ? titles.get(id ?? '') : undefined;
  const { country, region, city, language, device, browser, os, referrer, source } = labels;
  return {
    at: timestamp(at),
    kind: kind as LiveVisit['kind'],
    id: Number(id),
    name: names.get(labels.target) ?? '',
    ...(title !== undefined && { title }),
    country,
    region,
    city,
    language,
    device,
    browser,
    os,
    referrer,
    source,
  };
}

const recentEvent = ({ minutes, visits }: Recent, called: RecordNames) =>
  eventOf('recent', { minutes, visits: visits.map((visit) => liveVisitOf(visit, called)) });

/**
 * Queries the database once a second while there are followers, so that visits are found whichever process recorded
 * them.
 */
export function createLive({
  database,
  askThread,
  mainHost,
  log,
}: {
  database: Database;
  askThread: AskThread;
  mainHost: string;
  log: LiveLog;
}): Live {
  const followers = new Set<Follower>();
  let timer: NodeJS.Timeout | undefined;
  /** Followers per account whose stream hasn't begun yet. */
  const arriving = new Map<number, number>();

  const leave = (follower: Follower) => followers.delete(follower);
  const end = (follower: Follower) => {
    if (leave(follower)) follower.controller.close();
  };

  const calledIn = async (accountId: number, visits: Recent['visits']): Promise<RecordNames> => {
    const targets = visits.map(({ labels }) => labels.target);
    const links = new Set(targets.flatMap((target) => /^link (\d+)$/.exec(target)?.[1] ?? []));
    return {
      names: await namesOfTargets(database.db, accountId, targets, mainHost),
      titles: await titlesOf(database.db, accountId, [...links]),
    };
  };

  function tell(
    follower: Follower,
    visits: readonly LabeledVisit[],
    called: RecordNames,
    until: number,
  ): void {
    follower.until = until;
    const time = performance.now();
    if (visits.length > 0) {
      const latest = visits
        .slice(-maxLive)
        .toReversed()
        .map((visit) => liveVisitOf(visit, called));
      follower.controller.enqueue(eventOf('visits', { visits: latest, more: visits.length - latest.length }));
      follower.toldAt = time;
    } else if (time - follower.toldAt > silence) {
      follower.controller.enqueue(encoder.encode(': \n\n'));
      follower.toldAt = time;
    }
    // Events that nobody reads aren't kept. The follower can reconnect.
    if (time - follower.since > maxDuration || (follower.controller.desiredSize ?? 0) < -100) end(follower);
  }

  async function look(): Promise<void> {
    const until = await database.settledId('visits');
    const here = [...followers];
    const behind = here.filter((follower) => follower.until < until);
    const accounts = [...new Set(behind.map(({ accountId }) => accountId))];
    const after = Math.min(...behind.map((follower) => follower.until));
    const found =
      accounts.length === 0
        ? []
        : await newVisits(database.db, accounts, { after, until, most: maxConnectionsAtOnce });
    const called = new Map<number, RecordNames>();
    for (const [accountId, visits] of Map.groupBy(found, (visit) => visit.accountId))
      called.set(accountId, await calledIn(accountId, visits));
    for (const follower of here)
      tell(
        follower,
        found.filter(({ accountId, id }) => accountId === follower.accountId && id > follower.until),
        called.get(follower.accountId) ?? nothing,
        Math.max(until, follower.until),
      );
  }

  const lookOn = async () => {
    timer = undefined;
    try {
      await look();
    } catch (error) {
      log.error({ err: error }, 'New visits could not be read for those who follow them.');
    }
    if (followers.size > 0) timer ??= setTimeout(() => void lookOn(), interval).unref();
  };

  function mustHaveRoom(accountId: number): void {
    const ofOne = [...followers].filter((follower) => follower.accountId === accountId).length;
    const coming = arriving.get(accountId) ?? 0;
    if (ofOne + coming < maxLiveConnections && followers.size < maxOfAll) return;
    throw new ApiRefusal(
      429,
      'Live visits are open in too many places. Close one of them first.',
      undefined,
      30,
    );
  }

  return {
    async follow(accountId) {
      mustHaveRoom(accountId);
      arriving.set(accountId, (arriving.get(accountId) ?? 0) + 1);
      try {
        const recent = await askThread.recent({
          accountId,
          now: now(),
          minutes: liveMinutes,
          most: maxLive,
        });
        const called = await calledIn(accountId, recent.visits);
        const time = performance.now();
        let follower: Follower | undefined;
        return new ReadableStream<Uint8Array>({
          start(controller) {
            follower = { accountId, until: recent.until, since: time, toldAt: time, controller };
            followers.add(follower);
            controller.enqueue(recentEvent(recent, called));
            timer ??= setTimeout(() => void lookOn(), interval).unref();
          },
          cancel() {
            if (follower) leave(follower);
          },
        });
      } finally {
        arriving.set(accountId, (arriving.get(accountId) ?? 1) - 1);
        if (arriving.get(accountId) === 0) arriving.delete(accountId);
      }
    },
    close() {
      clearTimeout(timer);
      for (const follower of followers) end(follower);
    },
  };
}
