import type { Readable } from 'node:stream';
import { ApiRefusal } from '#server/rules/api-refusal.ts';
import { date, now, timestamp } from '#server/rules/clock.ts';
import { byteOrderMark, csvLine, type CsvValue } from '#server/http/csv-line.ts';
import { type ZipEntry, zipStream } from '#server/http/zip-stream.ts';
import * as accounts from '#server/store/account.ts';
import * as store from '#server/store/export.ts';
import { holdingsOf } from '#server/store/holdings.ts';
import { addressesIn, exportedRecord, type ExportedRecord } from './exported-record.ts';
import type { Service } from './service.ts';

/** The file name of each table in the ZIP. */
const tables: readonly { table: store.OwnedTable; file: string }[] = [
  { table: 'links', file: 'links' },
  { table: 'qrs', file: 'qr-codes' },
  { table: 'looks', file: 'qr-templates' },
  { table: 'campaigns', file: 'campaigns' },
  { table: 'channels', file: 'channels' },
  { table: 'bios', file: 'bio-pages' },
  { table: 'domains', file: 'domains' },
  { table: 'pixels', file: 'pixels' },
  { table: 'splash', file: 'splash-pages' },
  { table: 'overlays', file: 'overlays' },
  { table: 'annotations', file: 'annotations' },
  { table: 'goals', file: 'goals' },
  { table: 'shares', file: 'shared-pages' },
  { table: 'keys', file: 'keys' },
];

const memberships = [
  {
    file: 'campaigns-links',
    of: { group: 'campaigns', table: 'campaign_links', holder: 'campaign_id', member: 'link_id' },
  },
  {
    file: 'channels-items',
    of: { group: 'channels', table: 'channel_items', holder: 'channel_id', member: 'item_id' },
  },
  {
    file: 'bio-pages-links',
    of: { group: 'bios', table: 'bio_links', holder: 'bio_id', member: 'link_id' },
  },
  {
    file: 'pixels-links',
    of: { group: 'pixels', table: 'link_pixels', holder: 'pixel_id', member: 'link_id' },
  },
  {
    file: 'pixels-bio-pages',
    of: { group: 'pixels', table: 'bio_pixels', holder: 'pixel_id', member: 'bio_id' },
  },
] as const;

/** The pages that can have a picture, and the folders of these pictures. */
const pictured = [
  ['bio_id', 'bio-page-pictures'],
  ['splash_id', 'splash-page-pictures'],
] as const;

const extensionOf = (type: string) => (type === 'image/png' ? 'png' : 'jpg');

/** What can be visited, as the two files of visits name it. */
const visited = [
  ['link', 'link'],
  ['qr', 'QR code'],
  ['bio', 'bio page'],
  ['links', 'all links'],
  ['qrs', 'all QR codes'],
] as const;

const daySeconds = 86_400;

const readMe = (username: string, publicUrl: string) => `Everything of ${username} at ${publicUrl}

As of ${timestamp(now())} UTC; all times in these files are UTC. Each list is there twice: as JSON, exact, and as CSV,
for spreadsheets, where a text that would be read as a formula, a number or a date has an apostrophe in front.

account.json           the account, and how many records it has
links, qr-codes, …     one record a line, with all its settings
*-links, *-items       what is in which campaign, channel and bio page, by ids
pixels-*               which links and bio pages fire each pixel, by ids
visits-by-day.csv      clicks, scans and views of each day
visits-by-label.csv    of all time, by country, referrer, browser, system and network
visits.csv             single visits, while they are kept; visitor tells one of a day from another
qr-logos/              the pictures that were uploaded for QR codes
*-pictures/            those of bio and splash pages, each called by the page’s id

Passwords, and the API keys themselves, are stored as hashes only and not in here.
`;

/** Seconds after which the request can be retried while visits are being counted. */
const retryAfter = 5;

/**
 * Returns everything of an account as one ZIP, which is created while it's read.
 * @throws ApiRefusal 503 while visits are missing from the data
 */
export async function accountZip(service: Service, accountId: number): Promise<Readable> {
  const { db, addresses, site, recorder, askThread } = service;
  if ((await recorder.packed()) !== undefined) {
    const message = 'Visits are still being counted. Try again in a minute.';
    throw new ApiRefusal(503, message, undefined, retryAfter);
  }
  const account = await accounts.find(db, accountId);
  const username = account?.username ?? '';
  const { clicks, scans, rotators, ...records } = await holdingsOf(db, accountId);
  const domains = new Map<number, { scheme: string; host: string }>();
  for await (const { id, scheme, host } of store.rowsOf(db, 'domains', accountId)) {
    domains.set(Number(id), { scheme: String(scheme), host: String(host) });
  }

  const recordsOf = async function* (table: store.OwnedTable) {
    for await (const row of store.rowsOf(db, table, accountId)) {
      yield { ...exportedRecord(row), ...addressesIn(table, row, addresses, { username, domains }) };
    }
  };
  const membersOf = async function* (of: (typeof memberships)[number]['of']) {
    for await (const row of store.membersOf(db, of, accountId)) yield exportedRecord(row);
  };
  const days = async function* () {
    for (const [kind, what] of visited) {
      for await (const row of store.daysOf(db, kind, accountId)) {
        yield {
          what,
          id: row.target_id,
          day: date(Number(row.day) * daySeconds),
          visits: Number(row.visits),
          visitors: Number(row.fresh),
        };
      }
    }
  };
  const labels = async function* () {
    for (const [kind, what] of visited) {
      for await (const row of store.labelsOf(db, kind, accountId)) {
        const { target_id: id, dimension, label, visits } = row;
        yield { what, id, dimension, label, visits: Number(visits) };
      }
    }
  };
  const visits = askThread.file({
    accountId,
    span: { from: 0, to: now() + 1 },
    conditions: [],
    mainHost: new URL(site.publicUrl).host,
  });
  const pictures: ZipEntry[] = [];
  for await (const { id, code, type } of store.logosOf(db, accountId)) {
    const name = `qr-logos/${code}.${extensionOf(type)}`;
    pictures.push({ name, content: () => once(() => store.logoOf(db, id)) });
  }
  for (const [of, folder] of pictured) {
    for await (const { id, code, type } of store.picturesOf(db, of, accountId)) {
      const name = `${folder}/${id}.${extensionOf(type)}`;
      pictures.push({ name, content: () => once(() => store.pictureOf(db, code)) });
    }
  }
  const own = account && exportedRecord({ ...account });
  return zipStream([
    { name: 'README.txt', content: () => once(() => readMe(username, site.publicUrl)) },
    { name: 'account.json', content: () => once(() => `${JSON.stringify({ ...own, records }, null, 2)}\n`) },
    ...tables
      .filter(({ table }) => records[table] > 0)
      .flatMap(({ table, file }) => bothFiles(file, () => recordsOf(table))),
    ...memberships
      .filter(({ of }) => records[of.group] > 0)
      .flatMap(({ file, of }) => bothFiles(file, () => membersOf(of))),
    { name: 'visits-by-day.csv', content: () => csvOf(days()) },
    { name: 'visits-by-label.csv', content: () => csvOf(labels()) },
    { name: 'visits.csv', content: () => visits },
    ...pictures,
  ]);
}

async function* once<Content>(make: () => Content | Promise<Content>): AsyncGenerator<Awaited<Content>> {
  yield await make();
}

type Records = AsyncIterable<ExportedRecord>;

const bothFiles = (file: string, records: () => Records): ZipEntry[] => [
  { name: `${file}.json`, content: () => jsonOf(records()) },
  { name: `${file}.csv`, content: () => csvOf(records()) },
];

/** Columns that contain JSON. In a JSON file they needn't be text. */
const nested = new Set(['data', 'rules']);

async function* jsonOf(records: Records): AsyncGenerator<string> {
  let before = '[\n';
  for await (const record of records) {
    yield (
      before + JSON.stringify(record, (name, value: unknown) => (nested.has(name) ? unfolded(value) : value))
    );
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

/** Parses JSON. A QR code's data may also be plain text. */
function unfolded(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return value;
  }
}

async function* csvOf(records: AsyncIterable<Record<string, CsvValue>>): AsyncGenerator<string> {
  let head: readonly string[] | undefined;
  for await (const record of records) {
    if (!head) {
      head = Object.keys(record);
      yield byteOrderMark + csvLine(head);
    }
    yield csvLine(Object.values(record));
  }
}
