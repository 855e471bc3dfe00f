import type { MetGoal } from '#server/mail/words/en.ts';
import { addressesOf, type Site } from '#server/rules/addresses.ts';
import { namesOf } from '#server/store/analytics/names.ts';
import * as links from '#server/store/links.ts';
import type { Db } from '#server/store/database/database.ts';
import type { GoalRow } from '#server/store/statistics/goals.ts';
import type { Subject } from '#server/store/statistics/subject.ts';

const visits = {
  link: 'clicks',
  qr: 'scans',
  bio: 'views',
  campaign: 'clicks',
  channel: 'clicks',
  domain: 'clicks',
} as const;

/** Returns the name of the record that a goal watches, and the path of its page in the dashboard. */
export async function watchedIn(db: Db, site: Site, accountId: number, { kind, id }: Subject) {
  const names = await namesOf(db, accountId, kind, [String(id)], new URL(site.publicUrl).host);
  const name = names.get(String(id)) ?? '';
  if (kind === 'link') {
    const link = await links.find(db, accountId, id);
    const short = link ? addressesOf(site).link(link) : '';
    return { name, path: `links/by?short=${encodeURIComponent(short)}` };
  }
  const folder = { qr: 'qr', bio: 'bio', campaign: 'campaigns', channel: 'channels', domain: 'domains' }[
    kind
  ];
  return { name, path: `${folder}/${id}` };
}

/** Returns what the message says about a goal that was met. */
export function metOf(goal: GoalRow, name: string, { kind }: Subject): MetGoal {
  const of = visits[kind];
  switch (goal.kind) {
    case 'number':
      return { kind: 'number', name, of, visits: goal.met_visits, number: goal.number };
    case 'silence':
      return { kind: 'silence', name, of, day: new Date(`${goal.met_day}T00:00:00Z`) };
    case 'first':
      return { kind: 'first', name };
  }
}
