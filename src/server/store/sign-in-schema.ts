import type { ColumnType, Generated } from 'kysely';

/** Tables that protect sign-ins and names. The other tables are in schema.ts. */
export interface SignInTables {
  keys: KeyTable;
  devices: DeviceTable;
  retired_names: RetiredNameTable;
}

interface KeyTable {
  id: Generated<number>;
  account_id: number;
  /** `session` is created by a sign-in for one browser, `inspection` for staff who look at the account. */
  kind: 'api' | 'session' | 'inspection';
  name: string;
  /** SHA-256 of the key, in hex. The key itself is never stored. */
  hash: string;
  access: 'full' | 'read';
  created_at: number;
  expires_at: number | null;
  /** To the minute. */
  last_used_at: ColumnType<number | null, never, number>;
  /** When the password was last entered in a session. Null if only when it was opened. */
  confirmed_at: ColumnType<number | null, never, number>;
  /** When a session last passed the second step. Null if never. */
  stepped_at: ColumnType<number | null, number | null | undefined, number>;
}

/** A browser in which a user has signed in to the account. */
interface DeviceTable {
  /** SHA-256 of what the browser keeps, in hex. */
  hash: string;
  account_id: number;
  used_at: number;
}

/** A name that not everyone may take again, since it may be in print. */
interface RetiredNameTable {
  /** SHA-256 of its kind and the name, in hex. */
  hash: string;
  /** The one account that may take it again. Null if none may. */
  kept_for: number | null;
  /** When everyone may take it. Null if never. */
  until: number | null;
}
