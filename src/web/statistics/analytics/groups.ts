import type { AnalyticsFilter } from '#contract/analytics-filters.ts';
import { type Dimension, noValue } from '#contract/asked-visits.ts';
import type { Answer, Subject } from '#web/api/analytics.ts';
import type { analytics } from '#web/words/analytics.ts';

export interface Group {
  name: keyof typeof analytics.groups;
  dimensions: readonly Dimension[];
}

/** What a subject's visits can be of, beside itself. */
const contents: Readonly<Record<Subject['of'], readonly Dimension[]>> = {
  account: ['link', 'qr', 'bio', 'campaign', 'channel', 'domain', 'rule'],
  link: ['rule'],
  qr: [],
  bio: [],
  campaign: ['link', 'channel', 'domain', 'rule'],
  channel: ['link', 'qr', 'bio', 'campaign', 'domain', 'rule'],
  domain: ['link', 'campaign', 'channel', 'rule'],
};

/** The cards of a subject, each with the dimensions that it shows one of at a time. */
const groupsOf = (of: Subject['of']): readonly Group[] => {
  const groups: readonly Group[] = [
    // Scans are all of one kind, and a code's content has no parameters of the service's.
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

/** Without rules where no visit was led by one. */
export function shownGroups(
  of: Subject['of'],
  answer: Answer | undefined,
  filters: readonly AnalyticsFilter[],
): readonly Group[] {
  const led = answer?.top.find(({ by }) => by === 'rule')?.rows.some(({ value }) => value !== noValue);
  const hasRules = led === true || filters.some(({ by }) => by === 'rule');
  return groupsOf(of)
    .map((group) => ({ ...group, dimensions: group.dimensions.filter((by) => hasRules || by !== 'rule') }))
    .filter(({ dimensions }) => dimensions.length > 0);
}
