import { navigation } from '#web/words/navigation.ts';
import { palette } from '#web/words/palette.ts';
import { cachedRows, countOptions, lists } from '#web/api/lists.ts';
import type { QueryClient } from '@tanstack/react-query';
import {
  AlignLeft,
  AppWindow,
  Crosshair,
  Flag,
  GalleryVerticalEnd,
  Globe,
  Link2,
  PanelBottom,
  QrCode,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { Extension } from '#contract/endpoint.ts';
import type { Link } from '#contract/links.ts';
import { campaignPath } from '#web/api/campaigns.ts';
import { cacheLink } from '#web/api/cache-link.ts';
import { readableUrl, searchedUrl } from '#web/lib/readable-url.ts';
import { currentSession } from '#web/replica/replica-session.ts';
import type { ListName } from '#web/replica/list-kinds.ts';
import { bioPath, linkPath, overlayPath, qrPath, splashPath } from '#web/lib/record-paths.ts';
import { displayUrl } from '#web/lib/urls.ts';
import { nameOrNumber } from './record-names.ts';

export interface KnownRecord {
  id: number;
  icon: ReactNode;
  label: string;
  detail: string;
  mono?: boolean;
  path: string;
  /** Further text to search: another name, and other details. */
  name?: string;
  text?: string;
  /** Called before the record is opened, to cache what is known and save a request. */
  keep?: (client: QueryClient) => void;
}

export const linkRecord = (link: Link, readAt: number): KnownRecord => ({
  id: link.id,
  icon: <Link2 />,
  label: nameOrNumber(displayUrl(readableUrl(link.shorturl)) || link.alias, 'links', link.id),
  detail: link.title || displayUrl(readableUrl(link.longurl)),
  mono: true,
  path: linkPath(link.shorturl),
  name: link.alias,
  text: `${link.title} ${searchedUrl(link.longurl)} ${link.description}`,
  keep: (client) => cacheLink(client, link, readAt),
});

export const knownLinks = (client: QueryClient) =>
  cachedRows(client, lists.links).map(({ row, readAt }) => linkRecord(row, readAt));

/** The records of one kind in cached lists and in the browser's copy. They take no requests. */
interface KnownKind {
  label: string;
  list: (typeof lists)[keyof typeof lists];
  /** The name of the list in the browser's copy, if it has one. */
  copied?: ListName;
  /** The extension without which a server has no such records. */
  needs?: Extension;
  records: KnownRecord[];
}

/** Maximum number of matches from the copy, more than users look through. A longer input narrows them down. */
const maxCopied = 50;

/** Adds the records in the browser's copy that match the input to those that pages have read. */
function withCopied<Row extends { id: number }>(
  read: readonly { row: Row }[],
  { name, words, nameOf }: { name: ListName; words: readonly string[]; nameOf: (row: Row) => string },
) {
  const ids = new Set(read.map(({ row }) => row.id));
  const rows: readonly unknown[] = currentSession()?.copy.get(name).rows ?? [];
  const isMeant = (row: Row) => {
    const text = nameOf(row).toLowerCase();
    return !ids.has(row.id) && words.every((word) => text.includes(word));
  };
  const copied = words.length > 0 ? (rows as readonly Row[]).filter(isMeant).slice(0, maxCopied) : [];
  return [...read, ...copied.map((row) => ({ row }))];
}

const nameOf = ({ name }: { name: string }) => name;

/** Records that the server only lists open their list. */
const knownKinds = (
  client: QueryClient,
  offered: ReadonlySet<string>,
  words: readonly string[],
): KnownKind[] => [
  {
    label: navigation.qrCodes,
    list: lists.qr,
    copied: 'qr',
    records: withCopied(cachedRows(client, lists.qr), { name: 'qr', words, nameOf }).map(
      ({ row: { id, name, link } }) => ({
        id,
        icon: <QrCode />,
        label: nameOrNumber(name, 'qr', id),
        detail: displayUrl(readableUrl(link)),
        path: qrPath(id),
        text: searchedUrl(displayUrl(link)),
      }),
    ),
  },
  {
    label: navigation.campaigns,
    list: lists.campaigns,
    copied: 'campaigns',
    records: withCopied(cachedRows(client, lists.campaigns), { name: 'campaigns', words, nameOf }).map(
      ({ row: { id, name, public: isPublic } }) => ({
        id,
        icon: <Flag />,
        label: nameOrNumber(name, 'campaigns', id),
        detail: isPublic ? palette.public : palette.private,
        path: campaignPath(id),
      }),
    ),
  },
  {
    label: navigation.channels,
    list: lists.channels,
    copied: 'channels',
    records: withCopied(cachedRows(client, lists.channels), { name: 'channels', words, nameOf }).map(
      ({ row: { id, name, description } }) => ({
        id,
        icon: <AlignLeft />,
        label: nameOrNumber(name, 'channels', id),
        detail: description,
        path: `/channels/${id}`,
        text: description,
      }),
    ),
  },
  {
    label: navigation.bioPages,
    list: lists.bio,
    needs: 'bio',
    records: cachedRows(client, lists.bio).map(({ row: { id, title, link } }) => ({
      id,
      icon: <GalleryVerticalEnd />,
      label: nameOrNumber(title, 'bio', id),
      detail: displayUrl(readableUrl(link)),
      path: bioPath(id),
      text: searchedUrl(displayUrl(link)),
    })),
  },
  {
    label: navigation.domains,
    list: lists.domains,
    copied: 'domains',
    records: withCopied(cachedRows(client, lists.domains), {
      name: 'domains',
      words,
      nameOf: ({ domain }) => searchedUrl(domain),
    }).map(({ row: { id, domain, setup } }) => ({
      id,
      icon: <Globe />,
      label: nameOrNumber(displayUrl(readableUrl(domain)), 'domains', id),
      detail: '',
      path: `/domains?open=${setup ? 'dns' : 'edit'}-${id}`,
      text: displayUrl(domain),
    })),
  },
  {
    label: navigation.pixels,
    list: lists.pixels,
    copied: 'pixels',
    records: withCopied(cachedRows(client, lists.pixels), { name: 'pixels', words, nameOf }).map(
      ({ row: { id, name, tag } }) => ({
        id,
        icon: <Crosshair />,
        label: nameOrNumber(name, 'pixels', id),
        detail: tag,
        path: offered.has('pixels') ? `/pixels?open=edit-${id}` : '/pixels',
        text: tag,
      }),
    ),
  },
  {
    label: navigation.overlays,
    list: lists.overlays,
    records: cachedRows(client, lists.overlays).map(({ row: { id, name } }) => ({
      id,
      icon: <PanelBottom />,
      label: nameOrNumber(name, 'overlays', id),
      detail: '',
      path: offered.has('overlays') ? overlayPath(id) : '/overlays',
    })),
  },
  {
    label: navigation.splashPages,
    list: lists.splash,
    records: cachedRows(client, lists.splash).map(({ row: { id, name } }) => ({
      id,
      icon: <AppWindow />,
      label: nameOrNumber(name, 'splash', id),
      detail: '',
      path: offered.has('splash') ? splashPath(id) : '/splash',
    })),
  },
];

const offeredKinds = (client: QueryClient, offered: ReadonlySet<string>, typed = '') =>
  knownKinds(client, offered, typed.toLowerCase().split(/\s+/).filter(Boolean)).filter(
    ({ needs }) => needs === undefined || offered.has(needs),
  );

/** Returns the known records of the kinds that the server has or may have. */
export const knownRecords = (client: QueryClient, offered: ReadonlySet<string>, typed: string) =>
  offeredKinds(client, offered, typed).map(({ label, records }) => ({ label, records }));

/** Returns the kinds with records that may not have been read yet. */
export function partlyKnown(client: QueryClient, offered: ReadonlySet<string>) {
  const copy = currentSession()?.copy;
  return offeredKinds(client, offered).filter(({ list, copied, records }) => {
    if (copied && copy?.stateOf(copied).isWhole) return false;
    const all = client.getQueryData<number>(countOptions(list).queryKey);
    return all === undefined || records.length < all;
  });
}
