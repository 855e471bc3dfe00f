import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { DomainCheck } from '#contract/domains.ts';
import { now } from '#server/rules/clock.ts';
import { limitConcurrency } from '#server/rules/limit-concurrency.ts';
import type { Database } from '#server/store/database/database.ts';
import * as domains from '#server/store/domains.ts';
import * as pending from '#server/store/pending-domains.ts';
import { type DomainChecker, type Proof, proofOf } from '#server/traffic/domain-check.ts';
import type { RecorderLog } from '#server/traffic/counting/recorder.ts';
import type { AccountMail } from './account-mail.ts';

/** Checks domains that are saved but not in use yet, and keeps what is left to do for them. */
export interface DomainSetups {
  proofOf(accountId: number, domain: string): Promise<Proof>;
  /** Checks the current state of a domain that isn't saved. */
  look(accountId: number, domain: string): Promise<DomainCheck[]>;
  /** Checks the domain now, and makes it ready if all checks pass. */
  check(row: domains.DomainRow, tries?: number): Promise<void>;
  /** Starts the automatic checks. */
  start(): void;
  stop(): Promise<void>;
}

/** When domains are checked automatically. */
export interface DomainTimes {
  /** Milliseconds between two queries for due checks. */
  every: number;
  /** Seconds before the first check, the second, and so on. The last value repeats. */
  pauses: readonly number[];
}

interface DomainSetupOptions {
  database: Database;
  checker: DomainChecker;
  post: AccountMail | null;
  log: RecorderLog;
  times?: DomainTimes | undefined;
}

const hour = 3600;

export const defaultTimes: DomainTimes = { every: 10_000, pauses: [30, 60, 120, 300, 600, 1800, hour] };

/** About a month, at one check per hour. After that, a domain is only checked on request. */
const maxTries = 720;

/** Maximum concurrent checks, and maximum checks per query. */
const maxConcurrent = 4;
const maxDue = 20;

/**
 * How long the file of the former server is valid after it was seen, in seconds. The domain can be pointed here in that
 * time.
 */
const fileHolds = 7 * 24 * hour;

const Checks = z.array(DomainCheck);

/** Returns the results of the domain's latest check. */
export const checksOf = ({ checks }: { checks: string | null }): DomainCheck[] =>
  checks === null ? [] : (Checks.safeParse(JSON.parse(checks)).data ?? []);

/** The token is lowercase, since some DNS providers lowercase all text. */
const newToken = () => `waypost-${randomBytes(10).toString('hex')}`;

export function createDomainSetups({
  database,
  checker,
  post,
  log,
  times,
}: DomainSetupOptions): DomainSetups {
  const { db } = database;
  const { every, pauses } = times ?? defaultTimes;
  const inTurn = limitConcurrency(maxConcurrent);
  const stopping = new AbortController();
  const { signal } = stopping;
  const stopped = new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
  let running: Promise<void> | undefined;

  const nextAfter = (tries: number): number | null =>
    tries < maxTries ? now() + (pauses[Math.min(tries, pauses.length - 1)] ?? hour) : null;
  const proof = async (accountId: number, domain: string) =>
    proofOf(domain, await pending.tokenOf(db, accountId, newToken));

  const check = async (row: domains.DomainRow, tries = 0): Promise<void> => {
    const domain = `${row.scheme}://${row.host}`;
    if (domains.isReady(row)) return;
    const fileSeen = row.file_seen_at !== null && row.file_seen_at > now() - fileHolds;
    const looked = Number(row.taken)
      ? { checks: checksOf(row), fileSeen: false }
      : await inTurn(async () =>
          checker.look(domain, { ...(await proof(row.account_id, domain)), fileSeen }),
        );
    // The database may be closed by now.
    if (signal.aborted) return;
    const isRight = !Number(row.taken) && looked.checks.every(({ state }) => state === 'passed');
    if (isRight && (await pending.makeReady(database, row))) {
      post?.domainReady(row.account_id, row.host);
      return;
    }
    await pending.noteCheck(database, row, {
      checked_at: now(),
      next_check_at: nextAfter(tries),
      tries,
      checks: JSON.stringify(looked.checks),
      ...(looked.fileSeen && { file_seen_at: now() }),
    });
  };

  const checkDue = async () => {
    const due = await pending.due(db, now(), maxDue);
    await Promise.all(
      due.map(async ({ id, account_id, next_check_at }) => {
        // The domain is checked again even if this process fails in the meantime.
        if (!(await pending.claim(db, id, next_check_at, now() + hour))) return;
        const row = await domains.find(db, account_id, id);
        if (row) await check(row, row.tries + 1);
      }),
    );
  };

  const run = async () => {
    while (!signal.aborted) {
      try {
        await sleep(every, undefined, { signal, ref: false });
        // A slow host doesn't delay the shutdown.
        await Promise.race([checkDue(), stopped]);
      } catch (error) {
        if (!signal.aborted) log.error({ err: error }, 'Domains could not be checked; they are again later.');
      }
    }
  };

  return {
    proofOf: proof,
    check,
    async look(accountId, domain) {
      const asked = { ...(await proof(accountId, domain)), fileSeen: false };
      return (await inTurn(() => checker.look(domain, asked))).checks;
    },
    start() {
      running = run();
    },
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
