import type { Generated } from 'kysely';

export interface DomainTables {
  domains: DomainTable;
  /**
   * The token that an account publishes where only the owner of a domain can. It's public, and useless to another
   * account.
   */
  domain_tokens: { account_id: number; token: string };
}

interface DomainTable {
  id: Generated<number>;
  account_id: number;
  scheme: 'http' | 'https';
  /** Unique. The host if the domain is ready, otherwise the host, a space and the account’s id. */
  host_key: string;
  /** Lower case, with a port if it isn't the scheme's default. */
  host: string;
  redirectroot: string;
  redirect404: string;
  created_at: number;
  /** When the file that proves ownership was last found. Null if never. */
  file_seen_at: Generated<number | null>;
  checked_at: Generated<number | null>;
  /** When the next automatic check is due. Null if there is none. */
  next_check_at: Generated<number | null>;
  /** Number of automatic checks since a user last requested one. */
  tries: Generated<number>;
  /** JSON with the results. Null if the domain hasn't been checked. */
  checks: Generated<string | null>;
}
