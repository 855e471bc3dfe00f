import { longDate } from '#web/lib/dates.ts';
import { formatCount } from '#web/lib/numbers.ts';
import type { FilterChip, FilterPart, Filters } from '#web/ui/form/filter-parts.ts';
import { copiedLists as copied } from '#web/words/copied-lists.ts';
import { readableUrl } from '#web/lib/readable-url.ts';
import { labels } from '#web/words/labels.ts';
import { capitalised, plural } from '#web/words/language.ts';
import { filterNames } from './query-in-address.ts';
import { markNames } from './link-marks.ts';
import type { Facets } from './view.ts';
import type { ListQuery } from './orders.ts';

interface ListFilters {
  ask: ListQuery;
  facets: () => Facets;
  /** The singular and plural of the visits: clicks of links, scans of QR codes. */
  visits: { one: string; many: string };
  channelName: (id: number) => string | undefined;
  change: (changes: Readonly<Record<string, string | undefined>>) => void;
}

const dayInWords = (day: string) => longDate(new Date(`${day}T00:00:00`));

/** Returns the filters that lists of links and of QR codes share. */
export const listFilters = ({ ask, facets, visits, channelName, change }: ListFilters): Filters => ({
  parts: () => partsOf(ask, facets(), visits),
  chips: chipsOf(ask, visits, channelName),
  onChange: (changes) => change({ ...changes }),
  onClear: () => change(Object.fromEntries(filterNames.map((name) => [name, undefined]))),
});

function partsOf(
  ask: ListQuery,
  { hosts, channels, marks }: Facets,
  { many }: ListFilters['visits'],
): FilterPart[] {
  const text = (value: number | undefined) => (value === undefined ? '' : String(value));
  const parts: FilterPart[] = [
    {
      kind: 'range',
      label: labels.created,
      type: 'date',
      least: { name: 'from', label: copied.createdFrom, value: ask.from },
      most: { name: 'to', label: copied.createdUntil, value: ask.to },
    },
    {
      kind: 'range',
      label: capitalised(many),
      type: 'number',
      least: { name: 'least', label: copied.atLeastLabel(capitalised(many)), value: text(ask.least) },
      most: { name: 'most', label: copied.atMostLabel(capitalised(many)), value: text(ask.most) },
    },
  ];
  if (hosts.length > 1 || ask.host !== '')
    parts.push({
      kind: 'choice',
      label: labels.domain,
      name: 'on',
      value: ask.host,
      any: copied.anyDomain,
      options: hosts,
    });
  if (channels.length > 0 || ask.channel !== undefined)
    parts.push({
      kind: 'choice',
      label: copied.channel,
      name: 'channel',
      value: text(ask.channel),
      any: copied.anyChannel,
      options: channels,
    });
  if (marks.length > 0 || ask.mark !== undefined)
    parts.push({
      kind: 'choice',
      label: labels.status,
      name: 'state',
      value: ask.mark ?? '',
      any: copied.anyStatus,
      options: marks,
    });
  return parts;
}

function chipsOf(
  { from, to, least, most, host, channel, mark }: ListQuery,
  { one, many }: ListFilters['visits'],
  channelName: ListFilters['channelName'],
): FilterChip[] {
  const chips: FilterChip[] = [];
  const countOf = (count: number) => plural(count, { one: `# ${one}`, other: `# ${many}` });
  if (from && to)
    chips.push({
      label: copied.createdBetween(dayInWords(from), dayInWords(to)),
      off: { from: undefined, to: undefined },
    });
  else if (from) chips.push({ label: copied.createdSince(dayInWords(from)), off: { from: undefined } });
  else if (to) chips.push({ label: copied.createdBefore(dayInWords(to)), off: { to: undefined } });
  if (least !== undefined && most !== undefined)
    chips.push({
      label: copied.between(formatCount(least), countOf(most)),
      off: { least: undefined, most: undefined },
    });
  else if (least !== undefined)
    chips.push({ label: copied.atLeast(countOf(least)), off: { least: undefined } });
  else if (most !== undefined) chips.push({ label: copied.atMost(countOf(most)), off: { most: undefined } });
  if (host) chips.push({ label: copied.onDomain(readableUrl(host)), off: { on: undefined } });
  if (channel !== undefined)
    chips.push({
      label: copied.inChannel(channelName(channel) ?? copied.unnamedChannel(channel)),
      off: { channel: undefined },
    });
  if (mark) chips.push({ label: markNames[mark], off: { state: undefined } });
  return chips;
}
