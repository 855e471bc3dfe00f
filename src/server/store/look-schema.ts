import type { Generated } from 'kysely';

/** Designs of QR codes that an account keeps by name. */
export interface LookTables {
  looks: {
    id: Generated<number>;
    account_id: number;
    name: string;
    /** JSON. */
    design: string;
    /** 1: new codes begin with it. */
    standard: number;
    created_at: number;
  };
}
