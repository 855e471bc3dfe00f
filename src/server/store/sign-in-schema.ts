import type { ColumnType, Generated } from 'kysely';

/** What keeps sign-ins and names their owner's; the other tables are in schema.ts. */
export interface SignInTables {
  keys: KeyTable;
  devices: DeviceTable;
  retired_names: RetiredNameTable;
}

interface KeyTable {
  id: Generated<number>;
  account_id: number;
  /** `session`: made by a sign-in, for one browser; `inspection`: for staff who look at the account. */
  kind: 'api' | 'session' | 'inspection';
  name: string;
  /** SHA-256 of the key, in hex. The key itself is never stored. */
  hash: string;
  access: 'full' | 'read';
  created_at: number;
  expires_at: number | null;
  /** To the minute. */
  last_used_at: ColumnType<number | null, never, number>;
  /** When a session last gave the password; null: when it was opened. */
  confirmed_at: ColumnType<number | null, never, number>;
  /** Of a session: when it last went through the second step; null: never. */
  stepped_at: ColumnType<number | null, number | null | undefined, number>;
}

/** A browser in which somebody has signed in to the account. */
interface DeviceTable {
  /** SHA-256 of what the browser keeps, in hex. */
  hash: string;
  account_id: number;
  used_at: number;
}

/** A name that is not given to just anybody again, since it may be in print. */
interface RetiredNameTable {
  /** SHA-256 of its kind and itself, in hex. */
  hash: string;
  /** The one account that may take it again; null: none. */
  kept_for: number | null;
  /** From when on everybody may; null: never. */
  until: number | null;
}
