import type { FastifyInstance } from 'fastify';
import type { Config } from '#server/config.ts';
import type { Addresses, Site } from '#server/rules/addresses.ts';
import type { IsBlocked } from '#server/rules/blocked-hosts.ts';
import type { RateLimiter } from '#server/rules/rate-limit.ts';
import type { RequestLog } from '#server/http/request-log.ts';
import type { StaffStep } from '#server/rules/staff-step.ts';
import type { Database, Db } from '#server/store/database/database.ts';
import type { CodeReader } from '#server/traffic/pictures/code-reader.ts';
import type { DomainChecker } from '#server/traffic/domain-check.ts';
import type { Health } from '#server/traffic/health.ts';
import type { DnsResolver } from '#server/traffic/dns.ts';
import type { Recorder } from '#server/traffic/counting/recorder.ts';
import type { AskThread } from './analytics/ask-thread.ts';
import type { GoalJudge } from './statistics/goal-judge.ts';
import type { Live } from './analytics/live.ts';
import type { AccountDeletion } from './account-deletion.ts';
import type { DomainSetups } from './domain-setup.ts';
import type { AccountMail } from './account-mail.ts';

export interface Service {
  database: Database;
  db: Db;
  config: Config;
  site: Site;
  addresses: Addresses;
  recorder: Recorder;
  /** Answers questions about visits. */
  askThread: AskThread;
  goalJudge: GoalJudge;
  /** Streams visits as they come in. */
  live: Live;
  /** Whether the table of countries includes regions and cities. */
  hasCities: boolean;
  /** The state of the service itself. */
  health: Health;
  closings: AccountDeletion;
  /** Null if the service sends no mail. */
  post: AccountMail | null;
  /** Whether a destination is blocked. */
  isBlocked: IsBlocked;
  names: DnsResolver;
  domainChecker: DomainChecker;
  domainSetups: DomainSetups;
  /** Checks whether scanners can read a QR code. */
  codeReader: CodeReader;
  /** Limits how often something can be tried, such as signing in and registering. */
  attempts: RateLimiter;
  staffStep: StaffStep;
  /** The latest requests of each account, for support. */
  requests: RequestLog;
}

/** Registers the routes of one resource. */
export type Routes = (app: FastifyInstance, service: Service) => void;
