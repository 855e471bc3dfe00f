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

/** The search and order of an export. Each list uses the members that it supports. */
export interface ExportQuery {
  q?: string | undefined;
  order?: 'date' | 'click' | undefined;
}

/** The request of an export: a page of the list, or of the items of one of its channels. */
export interface ExportPageRequest {
  page: number;
  of?: { id: number; name: string } | undefined;
}

interface Read<Row> {
  rows: readonly Row[];
  /** Total number of records. Undefined if these rows aren't part of a count. */
  total: number | undefined;
  /** Number of the page's records that can't be parsed. */
  unreadable: number;
  /** Further requests to send. */
  more: readonly ExportPageRequest[];
}

/** One record of an export. The key identifies it if it moves to the next page during the export. */
export interface ExportRecord {
  key: string;
  cells: readonly CsvValue[];
}

const others = (maxpage: number, of?: ExportPageRequest['of']): ExportPageRequest[] =>
  Array.from({ length: Math.max(0, maxpage - 1) }, (_, at) => ({ page: at + 2, of }));

interface ListDefinition<Row> {
  /** Such as "links". */
  what: string;
  columns: readonly ExportColumn<Row>[];
  keyOf: (row: Row) => string;
  read: (place: ExportPageRequest, query: ExportQuery, sending: Sending) => Promise<Read<Row>>;
}

const list = <Row>({ what, columns, keyOf, read }: ListDefinition<Row>) => {
  const records = (rows: readonly Row[], ids: readonly string[]): ExportRecord[] => {
    const chosen = ids.flatMap((id) => columns.find((column) => column.id === id) ?? []);
    return rows.map((row) => ({ key: keyOf(row), cells: chosen.map(({ of }) => of(row)) }));
  };
  return {
    what,
    /** Returns the columns that a server with these extensions supports. */
    columns: (has: (extension: Extension) => boolean) =>
      columns
        .filter(({ needs }) => needs === undefined || has(needs))
        .map(({ id, label, without }) => ({
          id,
          label: without && !has(without.extension) ? without.label : label,
        })),
    records,
    async read(place: ExportPageRequest, query: ExportQuery, ids: readonly string[], sending: Sending) {
      const { rows, ...rest } = await read(place, query, sending);
      return { records: records(rows, ids), ...rest };
    },
  };
};

/** Exports a list that the API returns page by page. */
const paged = <E extends ListCall>(what: string, columns: readonly ExportColumn<RowOf<E>>[], of: List<E>) =>
  list({
    what,
    columns,
    keyOf: (row) => String(row.id),
    read: async ({ page }, query, sending) => {
      // Servers search and order only links.
      const { rows, result, maxpage, unreadable } = await listPart(
        of,
        page,
        sending,
        of.name === lists.links.name ? query : {},
      );
      // The number of pages comes from the first page, since a server may return fewer records than requested.
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

/** Such as "12,480 links". */
export const countIn = (list: ExportListName, count: number) => counts[list](count);
