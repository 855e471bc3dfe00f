/** What keeps sign-ins and names their owner's; the other tables are in schema.ts. */
export interface SignInTables {
  devices: DeviceTable;
  retired_names: RetiredNameTable;
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
