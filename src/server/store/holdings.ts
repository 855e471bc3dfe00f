import { type RawBuilder, sql } from 'kysely';
import type { Db } from './database/database.ts';
import type { Tables } from './schema.ts';

const all = sql<number>`count(*)`;

/** Returns how many records of each kind an account has, and how often they were visited. */
export async function holdingsOf(db: Db, accountId: number) {
  const figure = async (table: keyof Tables, what: RawBuilder<number> = all): Promise<number> => {
    const { rows } = await sql<{ figure: number | null }>`
      select ${what} as figure from ${sql.table(table)} where account_id = ${accountId}`.execute(db);
    return Number(rows[0]?.figure ?? 0);
  };
  return {
    links: await figure('links'),
    clicks: await figure('links', sql<number>`sum(clicks)`),
    qrs: await figure('qrs'),
    scans: await figure('qrs', sql<number>`sum(scans)`),
    looks: await figure('looks'),
    campaigns: await figure('campaigns'),
    rotators: await figure('campaigns', sql<number>`count(slug)`),
    channels: await figure('channels'),
    domains: await figure('domains'),
    bios: await figure('bios'),
    pixels: await figure('pixels'),
    splash: await figure('splash'),
    overlays: await figure('overlays'),
    annotations: await figure('annotations'),
    goals: await figure('goals'),
    shares: await figure('shares'),
    keys: await figure('keys', sql<number>`sum(case when kind = 'api' then 1 else 0 end)`),
  };
}
