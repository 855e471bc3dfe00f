import type { Campaign } from '#contract/campaigns.ts';
import type { Channel, ChannelItem } from '#contract/channels.ts';
import type { Domain } from '#contract/domains.ts';
import type { Extension } from '#contract/endpoint.ts';
import type { Link } from '#contract/links.ts';
import type { Pixel } from '#contract/pixels.ts';
import type { Qr } from '#contract/qr.ts';
import type { CsvValue } from '#web/lib/csv.ts';
import { typeName } from '#web/api/pixel-words.ts';
import { domains } from '#web/words/domains.ts';
import { exportColumns as words } from '#web/words/export-columns.ts';
import { labels } from '#web/words/labels.ts';
import { qrDrawing } from '#web/words/qr-drawing.ts';
import { qrMore } from '#web/words/qr-more.ts';

/** A column of an exported list. `id` is its name in JSON, `label` in CSV. */
export interface ExportColumn<Row> {
  readonly id: string;
  readonly label: string;
  readonly of: (row: Row) => CsvValue;
  /** Only servers with this extension return the value. */
  readonly needs?: Extension;
  /** The label for servers without an extension. */
  readonly without?: { readonly extension: Extension; readonly label: string };
}

/** A channel's item with the channel's name. */
export type PlacedItem = ChannelItem & { channel: string };

const id = { id: 'id', label: labels.id, of: (row: { id: number }) => row.id };
const created = { id: 'date', label: words.createdUtc, of: (row: { date: string }) => row.date };

export const linkExport: readonly ExportColumn<Link>[] = [
  { id: 'shorturl', label: words.shortUrl, of: ({ shorturl }) => shorturl },
  { id: 'alias', label: words.alias, of: ({ alias }) => alias },
  { id: 'longurl', label: words.destination, of: ({ longurl }) => longurl },
  { id: 'title', label: words.title, of: ({ title }) => title },
  {
    id: 'description',
    label: labels.notes,
    of: ({ description }) => description,
    without: { extension: 'descriptions', label: labels.description },
  },
  {
    id: 'publicdescription',
    label: labels.publicDescription,
    needs: 'descriptions',
    of: ({ publicdescription = '' }) => publicdescription,
  },
  { id: 'clicks', label: words.clicks, of: ({ clicks }) => clicks },
  created,
  id,
];

/** Returns the type as the list shows it. */
const nameOfType = ({ kind, type }: Qr) => (kind ? qrMore[kind] : type ? qrDrawing[type] : '');

export const qrExport: readonly ExportColumn<Qr>[] = [
  id,
  { id: 'name', label: labels.name, of: ({ name }) => name },
  { id: 'type', label: labels.type, of: nameOfType, needs: 'codes' },
  { id: 'holds', label: words.content, of: ({ holds = '' }) => holds, needs: 'codes' },
  { id: 'link', label: words.url, of: ({ link }) => link },
  { id: 'scans', label: words.scans, of: ({ scans }) => scans },
  created,
  { id: 'image', label: words.picture, of: ({ image }) => image, needs: 'codes' },
];

export const campaignExport: readonly ExportColumn<Campaign>[] = [
  { id: 'name', label: labels.name, of: ({ name }) => name },
  { id: 'public', label: words.public, of: (row) => row.public },
  { id: 'rotator', label: words.rotator, of: ({ rotator }) => rotator || null },
  { id: 'list', label: words.list, of: ({ list }) => list },
  id,
];

export const channelExport: readonly ExportColumn<Channel>[] = [
  { id: 'name', label: labels.name, of: ({ name }) => name },
  { id: 'description', label: labels.description, of: ({ description }) => description },
  { id: 'color', label: words.color, of: ({ color }) => color },
  { id: 'starred', label: words.starred, of: ({ starred }) => starred },
  id,
];

export const itemExport: readonly ExportColumn<PlacedItem>[] = [
  { id: 'channel', label: words.channel, of: ({ channel }) => channel },
  { id: 'type', label: labels.type, of: ({ type }) => type },
  { id: 'title', label: words.title, of: ({ title }) => title },
  { id: 'link', label: words.url, of: ({ link }) => link },
  { id: 'preview', label: words.preview, of: ({ preview }) => preview },
  { id: 'date', label: words.createdUtc, of: ({ date }) => date },
  id,
];

export const pixelExport: readonly ExportColumn<Pixel>[] = [
  { id: 'name', label: labels.name, of: ({ name }) => name },
  { id: 'network', label: words.network, of: ({ type }) => typeName(type) },
  { id: 'tag', label: words.tag, of: ({ tag }) => tag },
  created,
  id,
];

export const domainExport: readonly ExportColumn<Domain>[] = [
  { id: 'domain', label: labels.domain, of: ({ domain }) => domain },
  {
    id: 'status',
    label: labels.status,
    of: ({ status }) => (status ? domains[status] : ''),
    needs: 'domains',
  },
  { id: 'redirectroot', label: words.rootRedirect, of: ({ redirectroot }) => redirectroot },
  { id: 'redirect404', label: words.missingRedirect, of: ({ redirect404 }) => redirect404 },
  id,
];
