import type { Generated } from 'kysely';

/** A design of QR codes that is kept by name. */
export interface LookTable {
  id: Generated<number>;
  account_id: number;
  name: string;
  /** JSON. */
  design: string;
  /** 1: new codes begin with it. */
  standard: number;
  created_at: number;
}

export interface QrTable {
  id: Generated<number>;
  account_id: number;
  code: string;
  type: string;
  /** JSON; of a file in qr_files, the path of its address. */
  data: string;
  background: string;
  foreground: string;
  /** A URL or path; "" when the picture itself is in qr_logos; null without a logo. */
  logo: string | null;
  /** JSON; null: a plain code. */
  look: Generated<string | null>;
  /** Scans work from then; null: at once. */
  starts_at: Generated<number | null>;
  /** null: never. */
  expires_at: Generated<number | null>;
  /** Where scans go after that; "": to a page that says so. */
  afterwards: Generated<string>;
  password_hash: Generated<string | null>;
  /** JSON; null: none. */
  rules: Generated<string | null>;
  /** 1: its pictures hold the content itself; 0: they hold its address; null: nobody said. */
  static: Generated<number | null>;
  name: string;
  scans: Generated<number>;
  unique_scans: Generated<number>;
  created_at: number;
}
