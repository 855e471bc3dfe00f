import { labels } from '#web/words/labels.ts';
import { navigation } from '#web/words/navigation.ts';
import { palette } from '#web/words/palette.ts';
import { cachedRows, countOptions, lists } from '#web/api/lists.ts';
import type { QueryClient } from '@tanstack/react-query';
import { AlignLeft, AppWindow, Flag, GalleryVerticalEnd, Link2, PanelBottom, QrCode } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Extension } from '#contract/endpoint.ts';
import type { Link } from '#contract/links.ts';
import { campaignPath } from '#web/api/campaigns.ts';
import { keepLink } from '#web/api/known-links.ts';
import { readableUrl } from '#web/lib/readable-url.ts';
import { currentSession } from '#web/replica/replica-session.ts';
import type { ListName } from '#web/replica/list-kinds.ts';
import { bioPath, linkPath, overlayPath, qrPath, splashPath } from '#web/lib/record-paths.ts';
import { displayUrl } from '#web/lib/urls.ts';

export interface KnownRecord {
  id: number;
  icon: ReactNode;
  label: string;
  detail: string;
  mono?: boolean;
  path: string;
  /** What is searched. */
  text: string;
  /** Before it is opened: what is known of it is not asked for again. */
  keep?: (client: QueryClient) => void;
}

export const linkRecord = (link: Link, readAt: number): KnownRecord => ({
  id: link.id,
  icon: <Link2 />,
  label: displayUrl(readableUrl(link.shorturl)),
  detail: link.title || displayUrl(readableUrl(link.longurl)),
  mono: true,
  path: linkPath(link.shorturl),
  text: `${link.alias} ${link.title} ${link.longurl} ${link.description}`,
  keep: (client) => keepLink(client, link, readAt),
});

export const knownLinks = (client: QueryClient) =>
  cachedRows(client, lists.links).map(({ row, readAt }) => linkRecord(row, readAt));

/** The records of one kind that opened lists, or the browser's copy, have told: nothing is asked for them. */
interface KnownKind {
  label: string;
  /** How many there are in all, where a list has told it. */
  count: { queryKey: readonly unknown[] };
  /** Its list in the browser's copy, where that has one. */
  copied?: ListName;
  /** Only a server with this has pages for them. */
  needs?: Extension;
  records: KnownRecord[];
}

/** More of the copy than one looks through: the words are to say more. */
const mostCopied = 50;

/** What pages have told, and what the browser's copy has besides by the words that were typed. */
function withCopied<Row extends { id: number; name: string }>(
  read: readonly { row: Row }[],
  name: ListName,
  words: readonly string[],
) {
  const ids = new Set(read.map(({ row }) => row.id));
  const rows: readonly unknown[] = currentSession()?.copy.get(name).rows ?? [];
  const isMeant = (row: Row) => {
    const text = row.name.toLowerCase();
    return !ids.has(row.id) && words.every((word) => text.includes(word));
  };
  const copied = words.length > 0 ? (rows as readonly Row[]).filter(isMeant).slice(0, mostCopied) : [];
  return [...read, ...copied.map((row) => ({ row }))];
}

const knownKinds = (client: QueryClient, words: readonly string[]): KnownKind[] => [
  {
    label: navigation.qrCodes,
    count: countOptions(lists.qr),
    copied: 'qr',
    records: withCopied(cachedRows(client, lists.qr), 'qr', words).map(({ row: { id, name, link } }) => ({
      id,
      icon: <QrCode />,
      label: name || labels.qrCode(id),
      detail: displayUrl(link),
      path: qrPath(id),
      text: name || labels.qrCode(id),
    })),
  },
  {
    label: navigation.campaigns,
    count: countOptions(lists.campaigns),
    copied: 'campaigns',
    records: withCopied(cachedRows(client, lists.campaigns), 'campaigns', words).map(
      ({ row: { id, name, public: isPublic } }) => ({
        id,
        icon: <Flag />,
        label: name,
        detail: isPublic ? palette.public : palette.private,
        path: campaignPath(id),
        text: name,
      }),
    ),
  },
  {
    label: navigation.channels,
    count: countOptions(lists.channels),
    copied: 'channels',
    records: withCopied(cachedRows(client, lists.channels), 'channels', words).map(
      ({ row: { id, name, description } }) => ({
        id,
        icon: <AlignLeft />,
        label: name,
        detail: description,
        path: `/channels/${id}`,
        text: `${name} ${description}`,
      }),
    ),
  },
  {
    label: navigation.bioPages,
    count: countOptions(lists.bio),
    needs: 'bio',
    records: cachedRows(client, lists.bio).map(({ row: { id, title, link } }) => ({
      id,
      icon: <GalleryVerticalEnd />,
      label: title,
      detail: displayUrl(readableUrl(link)),
      path: bioPath(id),
      text: `${title} ${displayUrl(readableUrl(link))}`,
    })),
  },
  {
    label: navigation.overlays,
    count: countOptions(lists.overlays),
    needs: 'overlays',
    records: cachedRows(client, lists.overlays).map(({ row: { id, name } }) => ({
      id,
      icon: <PanelBottom />,
      label: name,
      detail: '',
      path: overlayPath(id),
      text: name,
    })),
  },
  {
    label: navigation.splashPages,
    count: countOptions(lists.splash),
    needs: 'splash',
    records: cachedRows(client, lists.splash).map(({ row: { id, name } }) => ({
      id,
      icon: <AppWindow />,
      label: name,
      detail: '',
      path: splashPath(id),
      text: name,
    })),
  },
];

const offeredKinds = (client: QueryClient, offered: ReadonlySet<string>, typed = '') =>
  knownKinds(client, typed.toLowerCase().split(/\s+/).filter(Boolean)).filter(
    ({ needs }) => needs === undefined || offered.has(needs),
  );

/** Those that the server has pages for. */
export const knownRecords = (client: QueryClient, offered: ReadonlySet<string>, typed: string) =>
  offeredKinds(client, offered, typed).map(({ label, records }) => ({ label, records }));

/** The kinds of which there are records, or may be, that no reading has told yet. */
export function partlyKnown(client: QueryClient, offered: ReadonlySet<string>): string[] {
  const copy = currentSession()?.copy;
  const kinds = offeredKinds(client, offered).filter(({ count, copied, records }) => {
    if (copied && copy?.stateOf(copied).isWhole) return false;
    const all = client.getQueryData<number>(count.queryKey);
    return all === undefined || records.length < all;
  });
  return kinds.map(({ label }) => label);
}
