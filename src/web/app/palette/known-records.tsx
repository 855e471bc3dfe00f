import type { QueryClient } from '@tanstack/react-query';
import { AlignLeft, AppWindow, Flag, GalleryVerticalEnd, Link2, PanelBottom, QrCode } from 'lucide-react';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import type { bio } from '#contract/bio.ts';
import type { Extension } from '#contract/endpoint.ts';
import type { Link } from '#contract/links.ts';
import type { overlays } from '#contract/overlays.ts';
import type { qr } from '#contract/qr.ts';
import type { splash } from '#contract/splash.ts';
import { bioCount } from '#web/api/bio.ts';
import { campaignCount, campaignPath } from '#web/api/campaigns.ts';
import type { CampaignPage } from '#web/api/campaigns.ts';
import { channelCount } from '#web/api/channels.ts';
import type { ChannelPage } from '#web/api/channels.ts';
import { keepLink } from '#web/api/known-links.ts';
import type { LinkPageData } from '#web/api/links.ts';
import { overlayCount } from '#web/api/overlays.ts';
import { qrCount } from '#web/api/qr.ts';
import { splashCount } from '#web/api/splash.ts';
import { readableUrl } from '#web/lib/readable-url.ts';
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

type QrPageData = z.output<typeof qr.list.response>['data'];
type BioPageData = z.output<typeof bio.list.response>['data'];
type OverlayPageData = z.output<typeof overlays.list.response>['data'];
type SplashPageData = z.output<typeof splash.list.response>['data'];

/** Each record once, as the newest reading has it. */
function listed<Page, Item extends { id: number }>(
  client: QueryClient,
  resource: string,
  itemsOf: (page: Page) => readonly Item[],
): { item: Item; readAt: number }[] {
  const readings = client
    .getQueryCache()
    .findAll({ queryKey: [resource, 'list'] })
    .filter(({ state }) => state.data !== undefined)
    .toSorted((a, b) => a.state.dataUpdatedAt - b.state.dataUpdatedAt);
  const byId = new Map(
    readings.flatMap(({ state: { data, dataUpdatedAt: readAt } }) =>
      itemsOf(data as Page).map((item) => [item.id, { item, readAt }] as const),
    ),
  );
  return [...byId.values()];
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
  listed(client, 'links', ({ urls }: LinkPageData) => urls).map(({ item, readAt }) =>
    linkRecord(item, readAt),
  );

/** All the records of one kind that the lists which were opened have told: nothing is asked for them. */
interface KnownKind {
  what: string;
  /** How many there are in all, where a list has told it. */
  count: { queryKey: readonly unknown[] };
  /** Only a server with this has pages for them. */
  needs?: Extension;
  records: KnownRecord[];
}

const knownKinds = (client: QueryClient): KnownKind[] => [
  {
    what: 'QR codes',
    count: qrCount(),
    records: listed(client, 'qr', ({ qrs }: QrPageData) => qrs).map(({ item: { id, name, link } }) => ({
      id,
      icon: <QrCode />,
      label: name || `QR code ${id}`,
      detail: displayUrl(link),
      path: qrPath(id),
      text: name || `QR code ${id}`,
    })),
  },
  {
    what: 'campaigns',
    count: campaignCount(),
    records: listed(client, 'campaigns', ({ campaigns }: CampaignPage) => campaigns).map(
      ({ item: { id, name, public: isPublic } }) => ({
        id,
        icon: <Flag />,
        label: name,
        detail: isPublic ? 'Public' : 'Private',
        path: campaignPath(id),
        text: name,
      }),
    ),
  },
  {
    what: 'channels',
    count: channelCount(),
    records: listed(client, 'channels', ({ channels }: ChannelPage) => channels).map(
      ({ item: { id, name, description } }) => ({
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
    what: 'bio pages',
    count: bioCount(),
    needs: 'bio',
    records: listed(client, 'bio', ({ bios }: BioPageData) => bios).map(({ item: { id, title, link } }) => ({
      id,
      icon: <GalleryVerticalEnd />,
      label: title,
      detail: displayUrl(readableUrl(link)),
      path: bioPath(id),
      text: `${title} ${displayUrl(readableUrl(link))}`,
    })),
  },
  {
    what: 'overlays',
    count: overlayCount(),
    needs: 'overlays',
    records: listed(client, 'overlays', ({ cta }: OverlayPageData) => cta).map(({ item: { id, name } }) => ({
      id,
      icon: <PanelBottom />,
      label: name,
      detail: '',
      path: overlayPath(id),
      text: name,
    })),
  },
  {
    what: 'splash pages',
    count: splashCount(),
    needs: 'splash',
    records: listed(client, 'splash', ({ splash }: SplashPageData) => splash).map(
      ({ item: { id, name } }) => ({
        id,
        icon: <AppWindow />,
        label: name,
        detail: '',
        path: splashPath(id),
        text: name,
      }),
    ),
  },
];

const offeredKinds = (client: QueryClient, offered: ReadonlySet<string>) =>
  knownKinds(client).filter(({ needs }) => needs === undefined || offered.has(needs));

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Those that the server has pages for. */
export const knownRecords = (client: QueryClient, offered: ReadonlySet<string>) =>
  offeredKinds(client, offered).map(({ what, records }) => ({ label: capitalised(what), records }));

const and = new Intl.ListFormat('en-GB');

/** The kinds of which there are records, or may be, that no reading has told yet: "Campaigns and channels"; "" if none. */
export function partlyKnown(client: QueryClient, offered: ReadonlySet<string>): string {
  const kinds = offeredKinds(client, offered).filter(({ count, records }) => {
    const all = client.getQueryData<number>(count.queryKey);
    return all === undefined || records.length < all;
  });
  return capitalised(and.format(kinds.map(({ what }) => what)));
}
