import type { QueryClient } from '@tanstack/react-query';
import { AlignLeft, Flag, Link2, QrCode } from 'lucide-react';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import type { Link } from '#contract/links.ts';
import type { qr } from '#contract/qr.ts';
import { campaignCount, campaignPath } from '#web/api/campaigns.ts';
import type { CampaignPage } from '#web/api/campaigns.ts';
import { channelCount } from '#web/api/channels.ts';
import type { ChannelPage } from '#web/api/channels.ts';
import { keepLink } from '#web/api/known-links.ts';
import type { LinkPageData } from '#web/api/links.ts';
import { qrCount } from '#web/api/qr.ts';
import { readableUrl } from '#web/lib/readable-url.ts';
import { linkPath, qrPath } from '#web/lib/record-paths.ts';
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

/** What the lists that were opened have told: nothing is asked for. */
export function knownRecords(client: QueryClient): { label: string; records: KnownRecord[] }[] {
  const codes = listed(client, 'qr', ({ qrs }: QrPageData) => qrs);
  const campaigns = listed(client, 'campaigns', ({ campaigns }: CampaignPage) => campaigns);
  const channels = listed(client, 'channels', ({ channels }: ChannelPage) => channels);
  return [
    {
      label: 'QR codes',
      records: codes.map(({ item: { id, name, link } }) => ({
        id,
        icon: <QrCode />,
        label: name || `QR code ${id}`,
        detail: displayUrl(link),
        path: qrPath(id),
        text: name || `QR code ${id}`,
      })),
    },
    {
      label: 'Campaigns',
      records: campaigns.map(({ item: { id, name, public: isPublic } }) => ({
        id,
        icon: <Flag />,
        label: name,
        detail: isPublic ? 'Public' : 'Private',
        path: campaignPath(id),
        text: name,
      })),
    },
    {
      label: 'Channels',
      records: channels.map(({ item: { id, name, description } }) => ({
        id,
        icon: <AlignLeft />,
        label: name,
        detail: description,
        path: `/channels/${id}`,
        text: `${name} ${description}`,
      })),
    },
  ];
}

/** Whether a list holds records that no reading has told yet. */
export function isPartlyKnown(client: QueryClient): boolean {
  const counts = [qrCount(), campaignCount(), channelCount()].map(({ queryKey }) =>
    client.getQueryData(queryKey),
  );
  return knownRecords(client).some(
    ({ records }, place) => counts[place] === undefined || records.length < counts[place],
  );
}
