import type { Link } from '#contract/links.ts';
import type { Addresses } from '#server/http/addresses.ts';
import { timestamp } from '#server/http/clock.ts';

interface Row {
  id: number;
  alias: string;
  longurl: string;
  clicks: number;
  title: string;
  description: string;
  created_at: number;
  /** The branded domain's; null on the main host. */
  scheme: string | null;
  host: string | null;
}

/** A link as lists show it. */
export const linkItem = (row: Row, addresses: Addresses): Link => ({
  id: row.id,
  alias: row.alias,
  shorturl: addresses.link(row),
  longurl: row.longurl,
  clicks: Number(row.clicks),
  title: row.title,
  description: row.description,
  date: timestamp(row.created_at),
});
