import type { AnalyticsFilter } from '#contract/analytics-filters.ts';
import { type Dimension, noValue } from '#contract/asked-visits.ts';
import type { AnalyticsResult, Subject } from '#web/api/analytics.ts';
import type { analytics } from '#web/words/analytics.ts';

export interface Group {
  name: keyof typeof analytics.groups;
  dimensions: readonly Dimension[];
}

/** The kinds of record that a subject's visits can belong to, besides the subject itself. */
const contents: Readonly<Record<Subject['of'], readonly Dimension[]>> = {
  account: ['link', 'qr', 'bio', 'campaign', 'channel', 'domain', 'rule'],
  link: ['rule'],
  qr: [],
  bio: [],
  campaign: ['link', 'channel', 'domain', 'rule'],
  channel: ['link', 'qr', 'bio', 'campaign', 'domain', 'rule'],
  domain: ['link', 'campaign', 'channel', 'rule'],
};

/** Returns a subject's cards with their dimensions. A card shows one dimension at a time. */
const groupsOf = (of: Subject['of']): readonly Group[] => {
  const groups: readonly Group[] = [
    // All visits of a code are scans, and the service adds no parameters to a code's content.
    { name: 'sources', dimensions: of === 'qr' ? ['referrer', 'referrer_path'] : sources },
    { name: 'utm', dimensions: ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] },
    { name: 'places', dimensions: ['country', 'region', 'city', 'continent', 'language'] },
    { name: 'devices', dimensions: ['device', 'browser', 'os'] },
    { name: 'content', dimensions: contents[of] },
  ];
  return groups.filter(({ dimensions }) => dimensions.length > 0);
};

const sources = ['source', 'referrer', 'referrer_path'] as const;

export const dimensionsOf = (of: Subject['of']) => groupsOf(of).flatMap(({ dimensions }) => dimensions);

/** Returns the cards to show. Rules are left out if no visit was redirected by one. */
export function shownGroups(
  of: Subject['of'],
  answer: AnalyticsResult | undefined,
  filters: readonly AnalyticsFilter[],
): readonly Group[] {
  const led = answer?.top.find(({ by }) => by === 'rule')?.rows.some(({ value }) => value !== noValue);
  const hasRules = led === true || filters.some(({ by }) => by === 'rule');
  return groupsOf(of)
    .map((group) => ({ ...group, dimensions: group.dimensions.filter((by) => hasRules || by !== 'rule') }))
    .filter(({ dimensions }) => dimensions.length > 0);
}
