import type { Account } from '#contract/account.ts';
import type { Link } from '#contract/links.ts';
import type { Qr } from '#contract/qr.ts';
import { longDate, parseWireTime } from '#web/lib/dates.ts';
import { countOf, formatCount } from '#web/lib/numbers.ts';
import { planEnd } from '#web/lib/plan-end.ts';
import { linkPath, qrPath } from '#web/lib/record-paths.ts';
import { displayUrl } from '#web/lib/urls.ts';
import type { AttentionItem } from '#web/ui/layout/attention-items.ts';
import { nameOf } from './record-lines-of.tsx';

interface Read<Item> {
  /** Those that were read, the newest first. */
  items: readonly Item[];
  /** How many there are in all. */
  total: number;
}

interface Known {
  account?: Account | undefined;
  links?: Read<Link> | undefined;
  /** Links that were clicked in the time before, and not since that moment, in ms since 1970. */
  stopped?: { links: readonly Link[]; since: number } | undefined;
  codes?: Read<Qr> | undefined;
  /** What is left of this minute's requests. */
  budget?: { limit: number | undefined; remaining: number | undefined };
  now: Date;
}

const week = 7 * 86_400_000;
/** From here on a list says no more than a number would. */
const named = 3;
/** The share of requests at which the meter turns, too. */
const few = 0.2;

/** What is newer has had no time to be found. */
const isSettled = ({ date }: { date: string }, now: Date) => {
  const made = parseWireTime(date);
  return made !== undefined && now.getTime() - made.getTime() > week;
};

function planItem({ account, now }: Known): AttentionItem[] {
  if (!account) return [];
  const { state, date, distance } = planEnd(account.expires, now);
  if (state !== 'soon' && state !== 'over') return [];
  const plan = account.status ? `The plan “${account.status}”` : 'Your plan';
  return [
    state === 'over'
      ? {
          id: 'plan',
          tone: 'bad',
          title: `${plan} ended ${distance}`,
          text: `It ended on ${date}. Changes are refused until it is renewed, and printed codes depend on it: try one.`,
        }
      : {
          id: 'plan',
          tone: 'warn',
          title: `${plan} ends ${distance}`,
          text: `It ends on ${date}. Printed codes and short links depend on it: renew it before.`,
        },
  ];
}

const records = <Item>(items: readonly Item[], toRecord: (item: Item) => { label: string; to: string }) => ({
  records: items.slice(0, named).map(toRecord),
  more: items.length > named ? `and ${formatCount(items.length - named)} more` : undefined,
});

/** "the newest 100 QR codes" when not all were read. */
const scope = ({ items, total }: Read<unknown>, what: string) =>
  total > items.length
    ? `the newest ${formatCount(items.length)} ${what}`
    : `your ${formatCount(total)} ${what}`;

function codeItem({ codes, now }: Known): AttentionItem[] {
  const unseen = codes?.items.filter((code) => code.scans === 0 && isSettled(code, now)) ?? [];
  if (!codes || unseen.length === 0) return [];
  const only = codes.total === 1;
  return [
    {
      id: 'codes',
      tone: 'info',
      title: only
        ? 'Your QR code has not been scanned yet'
        : `${formatCount(unseen.length)} of ${scope(codes, 'QR codes')} ${unseen.length === 1 ? 'has' : 'have'} never been scanned`,
      text: 'Made more than a week ago. Are they printed where people can reach them?',
      ...records(unseen, (code) => ({ label: nameOf(code), to: qrPath(code.id) })),
    },
  ];
}

function linkItem({ links, now }: Known): AttentionItem[] {
  const unseen = links?.items.filter((link) => link.clicks === 0 && isSettled(link, now)) ?? [];
  if (!links || unseen.length === 0) return [];
  const only = links.total === 1;
  return [
    {
      id: 'links',
      tone: 'info',
      title: only
        ? 'Your link has not been clicked yet'
        : `${formatCount(unseen.length)} of ${scope(links, 'links')} ${unseen.length === 1 ? 'has' : 'have'} no clicks`,
      text: 'Made more than a week ago.',
      ...records(unseen, (link) => ({ label: displayUrl(link.shorturl), to: linkPath(link.shorturl) })),
    },
  ];
}

function stoppedItem({ stopped }: Known): AttentionItem[] {
  if (!stopped || stopped.links.length === 0) return [];
  const { links, since } = stopped;
  return [
    {
      id: 'stopped',
      tone: 'info',
      title: `${countOf(links.length, 'link is', 'links are')} clicked no more`,
      text: `Clicked before ${longDate(new Date(since))} and not since, as this browser counted between its readings.`,
      ...records(links, (link) => ({ label: displayUrl(link.shorturl), to: linkPath(link.shorturl) })),
      action: { label: 'Show them', to: '/links?order=stopped' },
    },
  ];
}

function budgetItem({ budget }: Known): AttentionItem[] {
  const { limit, remaining } = budget ?? {};
  if (limit === undefined || remaining === undefined || remaining > limit * few) return [];
  return [
    {
      id: 'budget',
      tone: 'info',
      title: `${countOf(remaining, 'request')} of ${formatCount(limit)} ${remaining === 1 ? 'is' : 'are'} left this minute`,
      text: 'What needs more waits by itself, and goes through when the minute is over.',
    },
  ];
}

/** What someone should look at, the gravest first; only what the four readings of the overview tell for sure. */
export const attention = (known: Known): AttentionItem[] => [
  ...planItem(known),
  ...codeItem(known),
  ...linkItem(known),
  ...stoppedItem(known),
  ...budgetItem(known),
];
