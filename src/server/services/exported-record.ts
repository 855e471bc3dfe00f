import type { Addresses } from '#server/rules/addresses.ts';
import { timestamp } from '#server/rules/clock.ts';
import type { CsvValue } from '#server/http/csv-line.ts';
import type { ExportedRow, OwnedTable } from '#server/store/export.ts';

export type ExportedRecord = Record<string, CsvValue>;

/**
 * Columns that only the service needs: the owner, the text for search, what identifies a key, and how a domain is
 * checked.
 */
const internal = new Set(
  'account_id search hash closed_at host_key file_seen_at checked_at next_check_at tries checks'.split(' '),
);

/**
 * Returns a row for its owner's export, with times in the API's format. No secret is exported, not even from a column
 * that is added later. Such a column only says whether it has a value.
 */
export function exportedRecord(row: ExportedRow): ExportedRecord {
  const members = Object.entries(row).flatMap(([column, value]): [string, CsvValue][] => {
    if (internal.has(column) || value instanceof Uint8Array) return [];
    if (/hash|secret|salt|token/.test(column)) return [[column.replace(/_hash$/, ''), value !== null]];
    if (!column.endsWith('_at')) return [[column, value]];
    return [[column.slice(0, -3), value === null ? null : timestamp(Number(value))]];
  });
  return Object.fromEntries(members);
}

/** Returns the public address of a record, if its kind has one. */
export function addressesIn(
  table: OwnedTable,
  row: ExportedRow,
  addresses: Addresses,
  owner: { username: string; domains: ReadonlyMap<number, { scheme: string; host: string }> },
): ExportedRecord {
  const text = (column: string) => String(row[column] ?? '');
  switch (table) {
    case 'links': {
      const domain = owner.domains.get(Number(row['domain_id']));
      const { scheme, host } = domain ?? { scheme: null, host: null };
      return { shorturl: addresses.link({ alias: text('alias'), scheme, host }) };
    }
    case 'qrs':
      return {
        link: addresses.qr(text('code')),
        ...(row['logo'] === '' && { logo: addresses.qrLogo(text('code')) }),
      };
    case 'campaigns':
      return {
        rotator: row['slug'] === null ? null : addresses.rotator(text('slug')),
        list: addresses.list(owner.username, text('list')),
      };
    case 'bios':
      return { address: addresses.bio(text('alias')) };
    case 'domains':
      return {
        domain: `${text('scheme')}://${text('host')}`,
        status: row['host_key'] === row['host'] ? 'ready' : 'pending',
      };
    default:
      return {};
  }
}
