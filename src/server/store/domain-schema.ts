import type { Generated } from 'kysely';

export interface DomainTables {
  domains: DomainTable;
  /** What an account puts where only the owner of a domain can: public, and of no use to another account. */
  domain_tokens: { account_id: number; token: string };
}

interface DomainTable {
  id: Generated<number>;
  account_id: number;
  scheme: 'http' | 'https';
  /** No two are the same: of a ready domain the host, of any other the host, a space and the account’s id. */
  host_key: string;
  /** Lower case, with a port if it is not the scheme's own. */
  host: string;
  redirectroot: string;
  redirect404: string;
  created_at: number;
  /** When the file that proves it was last there; null: never. */
  file_seen_at: Generated<number | null>;
  checked_at: Generated<number | null>;
  /** null: not by itself. */
  next_check_at: Generated<number | null>;
  /** How often it was checked by itself since somebody last asked. */
  tries: Generated<number>;
  /** JSON: what was found; null: not checked yet. */
  checks: Generated<string | null>;
}
