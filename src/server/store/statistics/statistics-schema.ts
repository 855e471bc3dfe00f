import type { Generated } from 'kysely';
import type { SubjectColumns } from './subject.ts';

/** Tables for what an account notes, watches and shares about its statistics. */
export interface StatisticsTables {
  annotations: AnnotationTable;
  goals: GoalTable;
  shares: ShareTable;
}

/** A day with a note, about one record or the whole account. */
interface AnnotationTable extends SubjectColumns {
  id: Generated<number>;
  account_id: number;
  /** YYYY-MM-DD, in any time zone in which it's viewed. */
  day: string;
  text: string;
  created_at: number;
}

interface GoalTable extends SubjectColumns {
  id: Generated<number>;
  account_id: number;
  /**
   * `number` is met when visits pass a number, `silence` when a day has none, and `first` when a code is first scanned.
   */
  kind: 'number' | 'silence' | 'first';
  /** Total number of visits that meets it. */
  number: number;
  /** Time zone that determines its days. */
  zone: string;
  mail: number;
  created_at: number;
  /** For a silence, shortly after the end of the day that is watched. */
  due_at: number | null;
  /** When it was last met. Null if it hasn't been. */
  met_at: Generated<number | null>;
  /** Number of visits when it was met. */
  met_visits: Generated<number>;
  /** The day without visits, YYYY-MM-DD, or "". */
  met_day: Generated<string>;
  /** When a user saw that it was met. */
  seen_at: Generated<number | null>;
}

/** A read-only page of a record’s statistics. */
interface ShareTable extends SubjectColumns {
  id: Generated<number>;
  account_id: number;
  /** SHA-256 of the secret part of its address, in hex. The secret itself is never stored. */
  hash: string;
  /** If "", the name of the record is used. */
  title: string;
  password_hash: string | null;
  /** Null if it doesn't expire. */
  expires_at: number | null;
  /** Time zone of the days that are shown. */
  zone: string;
  created_at: number;
  /** To the minute. */
  last_seen_at: Generated<number | null>;
}
