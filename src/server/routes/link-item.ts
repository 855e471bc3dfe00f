import type { Link } from '#contract/links.ts';
import type { Addresses } from '#server/http/addresses.ts';
import { timestamp } from '#server/http/clock.ts';
import type { LinkRow } from '#server/store/links.ts';
import { listedState } from './link-options.ts';

/** A link as lists show it. */
export const linkItem = (row: LinkRow, addresses: Addresses): Link => ({
  id: row.id,
  alias: row.alias,
  shorturl: addresses.link(row),
  longurl: row.longurl,
  clicks: Number(row.clicks),
  title: row.title,
  description: row.description,
  date: timestamp(row.created_at),
  ...listedState(row),
});
