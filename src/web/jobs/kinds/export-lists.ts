import type { Sending } from '#web/client/exchange.ts';
import type { Extension, ListCall, RowOf } from '#contract/endpoint.ts';
import { channelPart, listPart } from '#web/api/list-parts.ts';
import { type List, lists } from '#web/api/lists.ts';
import type { CsvValue } from '#web/lib/csv.ts';
import { counts } from '#web/words/counts.ts';
import { exportColumns as words } from '#web/words/export-columns.ts';
import {
  campaignExport,
  channelExport,
  domainExport,
  type ExportColumn,
  itemExport,
  linkExport,
  type PlacedItem,
  pixelExport,
  qrExport,
} from './export-columns.ts';

/** What narrows a list down; each list takes of it what it knows. */
export interface ExportQuery {
  q?: string | undefined;
  order?: 'date' | 'click' | undefined;
}

/** Which request of an export: a page of the list, or of the items of one of its channels. */
export interface ExportPlace {
  page: number;
  of?: { id: number; name: string } | undefined;
}

interface Read<Row> {
  rows: readonly Row[];
  /** How many there are in all; undefined where these rows are no part of what is counted. */
  total: number | undefined;
  /** How many of the page can't be read. */
  unreadable: number;
  /** What is to be read besides. */
  more: readonly ExportPlace[];
}

/** One record of an export: its key tells it again where it has moved to the next page meanwhile. */
export interface ExportRecord {
  key: string;
  cells: readonly CsvValue[];
}

const others = (maxpage: number, of?: ExportPlace['of']): ExportPlace[] =>
  Array.from({ length: Math.max(0, maxpage - 1) }, (_, at) => ({ page: at + 2, of }));

interface ListDefinition<Row> {
  /** "links" */
  what: string;
  columns: readonly ExportColumn<Row>[];
  keyOf: (row: Row) => string;
  read: (place: ExportPlace, query: ExportQuery, sending: Sending) => Promise<Read<Row>>;
}

const list = <Row>({ what, columns, keyOf, read }: ListDefinition<Row>) => {
  const records = (rows: readonly Row[], ids: readonly string[]): ExportRecord[] => {
    const chosen = ids.flatMap((id) => columns.find((column) => column.id === id) ?? []);
    return rows.map((row) => ({ key: keyOf(row), cells: chosen.map(({ of }) => of(row)) }));
  };
  return {
    what,
    /** Those that a server with these extensions tells. */
    columns: (has: (extension: Extension) => boolean) =>
      columns
        .filter(({ needs }) => needs === undefined || has(needs))
        .map(({ id, label, without }) => ({
          id,
          label: without && !has(without.extension) ? without.label : label,
        })),
    records,
    async read(place: ExportPlace, query: ExportQuery, ids: readonly string[], sending: Sending) {
      const { rows, ...rest } = await read(place, query, sending);
      return { records: records(rows, ids), ...rest };
    },
  };
};

/** A list of the API that is read a page at a time. */
const paged = <E extends ListCall>(what: string, columns: readonly ExportColumn<RowOf<E>>[], of: List<E>) =>
  list({
    what,
    columns,
    keyOf: (row) => String(row.id),
    read: async ({ page }, query, sending) => {
      // Servers search and order links alone.
      const { rows, result, maxpage, unreadable } = await listPart(
        of,
        page,
        sending,
        of.name === lists.links.name ? query : {},
      );
      // The first page tells how many there are, since a server may give less at once than it is asked for.
      return { rows, total: result, unreadable, more: page === 1 ? others(maxpage) : [] };
    },
  });

export const exportLists = {
  links: paged(words.lists.links, linkExport, lists.links),
  qr: paged(words.lists.qr, qrExport, lists.qr),
  campaigns: paged(words.lists.campaigns, campaignExport, lists.campaigns),
  channels: paged(words.lists.channels, channelExport, lists.channels),
  pixels: paged(words.lists.pixels, pixelExport, lists.pixels),
  domains: paged(words.lists.domains, domainExport, lists.domains),
  items: list<PlacedItem>({
    what: words.lists.items,
    columns: itemExport,
    keyOf: ({ channel, type, id }) => `${channel} ${type} ${id}`,
    read: async ({ page, of }, _query, sending) => {
      if (!of) {
        const { rows, maxpage, unreadable } = await listPart(lists.channels, page, sending);
        const each = rows.map(({ id, name }) => ({ page: 1, of: { id, name } }));
        return {
          rows: [],
          total: undefined,
          unreadable,
          more: [...each, ...(page === 1 ? others(maxpage) : [])],
        };
      }
      const { rows, maxpage, unreadable } = await channelPart(of.id, page, sending);
      return {
        rows: rows.map((item) => ({ ...item, channel: of.name })),
        total: undefined,
        unreadable,
        more: page === 1 ? others(maxpage, of) : [],
      };
    },
  }),
};

export type ExportListName = keyof typeof exportLists;

/** "12,480 links" */
export const countIn = (list: ExportListName, count: number) => counts[list](count);
