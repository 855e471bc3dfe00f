import { useQuery, useQueryClient } from '@tanstack/react-query';
import { comparisonOf, type Subject } from '#web/api/analytics.ts';
import { cachedRows, lists } from '#web/api/lists.ts';
import { useNow } from '#web/browser/now.ts';
import { idInAddress } from '#web/lib/address-id.ts';
import { useAddressQuery } from '#web/browser/address-query.ts';
import { localDay } from '#web/lib/calendar-days.ts';
import { bioPath } from '#web/lib/record-paths.ts';
import { readableUrl } from '#web/lib/readable-url.ts';
import { displayUrl } from '#web/lib/urls.ts';
import { useKnownRows } from '#web/replica/replica-session.ts';
import { valueName } from '#web/statistics/analytics/values.ts';
import { navigation } from '#web/words/navigation.ts';

/** Kinds of records whose statistics are on this page. Links and codes have theirs on their own pages. */
const kinds = ['campaign', 'channel', 'domain', 'bio'] as const;
type Kind = (typeof kinds)[number];

const places: Readonly<Record<Kind, { label: string; to: string; path?: (id: number) => string }>> = {
  campaign: { label: navigation.campaigns, to: '/campaigns', path: (id) => `/campaigns/${id}` },
  channel: { label: navigation.channels, to: '/channels', path: (id) => `/channels/${id}` },
  domain: { label: navigation.domains, to: '/domains' },
  bio: { label: navigation.bioPages, to: '/bio', path: bioPath },
};

interface SubjectInAddress {
  subject: Subject;
  /** Undefined for the whole account. */
  record: { name: string; crumbs: readonly { label: string; to: string }[] } | undefined;
}

/** Returns the subject that the page's address names, such as `?of=campaign&id=7`, or else the account. */
export function useSubjectInAddress(): SubjectInAddress {
  const { get } = useAddressQuery();
  const client = useQueryClient();
  const id = idInAddress(get('id'));
  const kind = kinds.find((each) => each === get('of'));
  const knownCampaigns = useKnownRows('campaigns');
  const knownChannels = useKnownRows('channels');
  const knownDomains = useKnownRows('domains');
  const isIt = (row: { id: number }) => row.id === id;
  const listed = {
    campaign: () =>
      [...cachedRows(client, lists.campaigns).map(({ row }) => row), ...knownCampaigns].find(isIt)?.name,
    channel: () =>
      [...cachedRows(client, lists.channels).map(({ row }) => row), ...knownChannels].find(isIt)?.name,
    domain: () => {
      const found = [...cachedRows(client, lists.domains).map(({ row }) => row), ...knownDomains].find(isIt);
      return found && displayUrl(readableUrl(found.domain));
    },
    bio: () => undefined,
  };
  const told = kind && listed[kind]();
  const isRecord = kind !== undefined && (id > 0 || kind === 'domain');
  const today = localDay(new Date(useNow()));
  const asked = { of: 'account', from: today, to: today, by: 'day', isCompared: false, filters: [] } as const;
  // The record may be in no list here, such as a colleague's campaign in a shared address.
  const { data } = useQuery({
    ...comparisonOf(asked, kind ?? 'campaign', [id]),
    enabled: isRecord && told === undefined,
  });
  if (!isRecord) return { subject: { of: 'account' }, record: undefined };
  const name = told ?? valueName(kind, String(id), data?.records.find(isIt)?.name);
  const { label, to, path } = places[kind];
  return {
    subject: { of: kind, id },
    record: { name, crumbs: [{ label, to }, ...(path ? [{ label: name, to: path(id) }] : [])] },
  };
}
