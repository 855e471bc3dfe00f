import type { Account } from '#contract/account.ts';
import type { Domain } from '#contract/domains.ts';
import type { Link } from '#contract/links.ts';
import type { Qr } from '#contract/qr.ts';
import { longDate, parseWireTime } from '#web/lib/dates.ts';
import { formatCount } from '#web/lib/numbers.ts';
import { planEnd } from '#web/lib/plan-end.ts';
import { linkPath, qrPath } from '#web/lib/record-paths.ts';
import { readableUrl } from '#web/lib/readable-url.ts';
import { displayUrl } from '#web/lib/urls.ts';
import type { AttentionItem, AttentionRecord } from '#web/ui/layout/attention-items.ts';
import { overview as words } from '#web/words/overview.ts';
import { nameOf } from './record-lines.tsx';

interface Read<Item> {
  /** The records that were loaded, newest first. */
  items: readonly Item[];
  /** How many exist in total. */
  total: number;
}

interface Known {
  account?: Account | undefined;
  /** Whether the user can have the plan renewed. It must be their own plan on Waypost's service. */
  canRenew?: boolean;
  links?: Read<Link> | undefined;
  /** Links that were clicked in the period before `since` but not after it, in ms since 1970. */
  stopped?: { links: readonly Link[]; since: number } | undefined;
  codes?: Read<Qr> | undefined;
  /** The domains that this browser knows of. */
  domains?: readonly Domain[];
  now: Date;
}

const week = 7 * 86_400_000;
/** Maximum number of records that are named. */
const named = 3;

/** Newer records haven't had time to be visited. */
const isSettled = ({ date }: { date: string }, now: Date) => {
  const made = parseWireTime(date);
  return made !== undefined && now.getTime() - made.getTime() > week;
};

function planItem({ account, canRenew = false, now }: Known): AttentionItem[] {
  if (!account) return [];
  const { state, date = '', distance = '' } = planEnd(account.expires, now);
  if (state !== 'soon' && state !== 'over') return [];
  const { status, support } = account;
  const isOver = state === 'over';
  const text = (isOver ? words.planEndedText : words.planEndsText)(date);
  const [ask, askWith] = isOver
    ? [words.changeAgain, words.changeAgainWith]
    : [words.keepChanging, words.keepChangingWith];
  return [
    {
      id: 'plan',
      tone: isOver ? 'bad' : 'warn',
      title: (isOver ? words.planEnded : words.planEnds)(status, distance),
      text: canRenew ? `${text} ${support === undefined ? ask : askWith(support)}` : text,
    },
  ];
}

const records = <Item>(items: readonly Item[], toRecord: (item: Item) => AttentionRecord) => ({
  records: items.slice(0, named).map(toRecord),
  more: items.length > named ? words.more(formatCount(items.length - named)) : undefined,
});

interface Unseen {
  only: string;
  ofAll: (unseen: number, total: string) => string;
  ofNewest: (unseen: number, read: string) => string;
}

/** Says how many there are, and whether they're among the newest or among all. */
const unseenTitle = (count: number, { items, total }: Read<unknown>, { only, ofAll, ofNewest }: Unseen) => {
  if (total === 1) return only;
  return total > items.length ? ofNewest(count, formatCount(items.length)) : ofAll(count, formatCount(total));
};

/** Domains that wait for their DNS, and domains that another account proved first. */
const domainItems = ({ domains = [] }: Known): AttentionItem[] =>
  domains.flatMap(({ id, domain, status }) => {
    if (status === undefined || status === 'ready') return [];
    const name = displayUrl(readableUrl(domain));
    const isTaken = status === 'taken';
    return [
      {
        id: `domain ${id}`,
        tone: isTaken ? ('bad' as const) : ('warn' as const),
        title: isTaken ? words.domainTaken(name) : words.domainPending(name),
        text: isTaken ? undefined : words.domainPendingText,
        action: { label: isTaken ? words.showDomain : words.finishSetup, to: `/domains?open=dns-${id}` },
      },
    ];
  });

function codeItem({ codes, now }: Known): AttentionItem[] {
  const unseen = codes?.items.filter((code) => code.scans === 0 && isSettled(code, now)) ?? [];
  if (!codes || unseen.length === 0) return [];
  return [
    {
      id: 'codes',
      tone: 'info',
      title: unseenTitle(unseen.length, codes, {
        only: words.codeUnseen,
        ofAll: words.codesUnseen,
        ofNewest: words.newestCodesUnseen,
      }),
      text: words.codesUnseenText,
      ...records(unseen, (code) => ({ label: nameOf(code), to: qrPath(code.id) })),
    },
  ];
}

const recordOfLink = ({ shorturl }: Pick<Link, 'shorturl'>) => ({
  label: displayUrl(readableUrl(shorturl)),
  to: linkPath(shorturl),
  isAddress: true,
});

function linkItem({ links, now }: Known): AttentionItem[] {
  const unseen = links?.items.filter((link) => link.clicks === 0 && isSettled(link, now)) ?? [];
  if (!links || unseen.length === 0) return [];
  return [
    {
      id: 'links',
      tone: 'info',
      title: unseenTitle(unseen.length, links, {
        only: words.linkUnseen,
        ofAll: words.linksUnseen,
        ofNewest: words.newestLinksUnseen,
      }),
      text: words.linksUnseenText,
      ...records(unseen, recordOfLink),
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
      title: words.stopped(links.length),
      text: words.stoppedText(longDate(new Date(since))),
      ...records(links, recordOfLink),
      action: { label: words.showStopped, to: '/links?order=stopped' },
    },
  ];
}

/** Returns what needs attention, most serious first, as far as the overview's requests show it. */
export const attention = (known: Known): AttentionItem[] => [
  ...planItem(known),
  ...domainItems(known),
  ...codeItem(known),
  ...linkItem(known),
  ...stoppedItem(known),
];
