import type { Link } from '#contract/links.ts';
import type { Addresses } from '#server/rules/addresses.ts';
import { timestamp } from '#server/rules/clock.ts';
import type { Db } from '#server/store/database/database.ts';
import { groupsOf, type LinkGroups } from '#server/store/link-groups.ts';
import type { LinkRow } from '#server/store/links.ts';
import { listedState } from './link-options.ts';

export const linkUpdated = 'Link has been updated successfully.';

const linkItem = (row: LinkRow, addresses: Addresses, groups: LinkGroups): Link => ({
  id: row.id,
  alias: row.alias,
  shorturl: addresses.link(row),
  longurl: row.longurl,
  clicks: Number(row.clicks),
  title: row.title,
  description: row.description,
  date: timestamp(row.created_at),
  ...(row.public_description !== '' && { publicdescription: row.public_description }),
  ...groups,
  ...listedState(row),
});

/** Returns a function that turns each of these rows into a link as lists show it. */
export async function linkItems(
  db: Db,
  addresses: Addresses,
  rows: readonly LinkRow[],
): Promise<(row: LinkRow) => Link> {
  const groups = await groupsOf(
    db,
    rows.map(({ id }) => id),
  );
  return (row) => linkItem(row, addresses, groups(row.id));
}
