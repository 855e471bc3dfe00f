import type { Campaign } from '#contract/campaigns.ts';
import type { Channel, ChannelItem } from '#contract/channels.ts';
import type { Domain } from '#contract/domains.ts';
import type { Link } from '#contract/links.ts';
import type { Pixel } from '#contract/pixels.ts';
import type { Qr } from '#contract/qr.ts';
import type { CsvValue } from '#web/lib/csv.ts';

/** A column of an exported list: `id` names it in JSON, `label` in CSV. */
export interface ExportColumn<Row> {
  readonly id: string;
  readonly label: string;
  readonly of: (row: Row) => CsvValue;
}

/** What a channel's item tells, and of which channel it is. */
export type PlacedItem = ChannelItem & { channel: string };

const id = { id: 'id', label: 'Id', of: (row: { id: number }) => row.id };
const created = { id: 'date', label: 'Created (UTC)', of: (row: { date: string }) => row.date };

export const linkExport: readonly ExportColumn<Link>[] = [
  { id: 'shorturl', label: 'Short URL', of: ({ shorturl }) => shorturl },
  { id: 'alias', label: 'Alias', of: ({ alias }) => alias },
  { id: 'longurl', label: 'Destination', of: ({ longurl }) => longurl },
  { id: 'title', label: 'Title', of: ({ title }) => title },
  { id: 'description', label: 'Description', of: ({ description }) => description },
  { id: 'clicks', label: 'Clicks', of: ({ clicks }) => clicks },
  created,
  id,
];

export const qrExport: readonly ExportColumn<Qr>[] = [
  id,
  { id: 'name', label: 'Name', of: ({ name }) => name },
  { id: 'link', label: 'Address', of: ({ link }) => link },
  { id: 'scans', label: 'Scans', of: ({ scans }) => scans },
  created,
  { id: 'image', label: 'Picture', of: ({ image }) => image },
];

export const campaignExport: readonly ExportColumn<Campaign>[] = [
  { id: 'name', label: 'Name', of: ({ name }) => name },
  { id: 'public', label: 'Public', of: (row) => row.public },
  { id: 'rotator', label: 'Rotator', of: ({ rotator }) => rotator || null },
  { id: 'list', label: 'List', of: ({ list }) => list },
  id,
];

export const channelExport: readonly ExportColumn<Channel>[] = [
  { id: 'name', label: 'Name', of: ({ name }) => name },
  { id: 'description', label: 'Description', of: ({ description }) => description },
  { id: 'color', label: 'Color', of: ({ color }) => color },
  { id: 'starred', label: 'Starred', of: ({ starred }) => starred },
  id,
];

export const itemExport: readonly ExportColumn<PlacedItem>[] = [
  { id: 'channel', label: 'Channel', of: ({ channel }) => channel },
  { id: 'type', label: 'Type', of: ({ type }) => type },
  { id: 'title', label: 'Title', of: ({ title }) => title },
  { id: 'link', label: 'Address', of: ({ link }) => link },
  { id: 'preview', label: 'Preview', of: ({ preview }) => preview },
  { id: 'date', label: 'Created (UTC)', of: ({ date }) => date },
  id,
];

export const pixelExport: readonly ExportColumn<Pixel>[] = [
  { id: 'name', label: 'Name', of: ({ name }) => name },
  { id: 'type', label: 'Type', of: ({ type }) => type },
  { id: 'tag', label: 'Tag', of: ({ tag }) => tag },
  created,
  id,
];

export const domainExport: readonly ExportColumn<Domain>[] = [
  { id: 'domain', label: 'Domain', of: ({ domain }) => domain },
  { id: 'redirectroot', label: 'Root redirect', of: ({ redirectroot }) => redirectroot },
  { id: 'redirect404', label: '404 redirect', of: ({ redirect404 }) => redirect404 },
  id,
];
