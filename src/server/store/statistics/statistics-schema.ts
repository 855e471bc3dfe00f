import type { Generated } from 'kysely';
import type { SubjectColumns } from './subject.ts';

/** What an account notes, watches and shares of its statistics. */
export interface StatisticsTables {
  annotations: AnnotationTable;
  goals: GoalTable;
  shares: ShareTable;
}

/** A day with a note on it: of one record, or of the whole account. */
interface AnnotationTable extends SubjectColumns {
  id: Generated<number>;
  account_id: number;
  /** YYYY-MM-DD, in whichever time zone it is looked at. */
  day: string;
  text: string;
  created_at: number;
}

interface GoalTable extends SubjectColumns {
  id: Generated<number>;
  account_id: number;
  /** Visits pass a number; there are none for a day; a code is scanned for the first time. */
  kind: 'number' | 'silence' | 'first';
  /** Of visits in all, which meet it. */
  number: number;
  /** Whose days count. */
  zone: string;
  mail: number;
  created_at: number;
  /** Of a silence: when the day that is watched has been over for a moment. */
  due_at: number | null;
  /** When it was last met; null: not yet. */
  met_at: Generated<number | null>;
  /** The visits that met it. */
  met_visits: Generated<number>;
  /** The day without visits, YYYY-MM-DD, or "". */
  met_day: Generated<string>;
  /** When somebody took note of that. */
  seen_at: Generated<number | null>;
}

/** A read-only page of a record’s statistics. */
interface ShareTable extends SubjectColumns {
  id: Generated<number>;
  account_id: number;
  /** SHA-256 of the secret part of its address, in hex. The secret itself is never stored. */
  hash: string;
  /** "": the name of the record. */
  title: string;
  password_hash: string | null;
  /** null: never. */
  expires_at: number | null;
  /** Whose days are shown. */
  zone: string;
  created_at: number;
  /** To the minute. */
  last_seen_at: Generated<number | null>;
}
