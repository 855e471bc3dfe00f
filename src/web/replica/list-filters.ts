import { longDate } from '#web/lib/dates.ts';
import { countOf, formatCount } from '#web/lib/numbers.ts';
import type { FilterChip, FilterPart, Filters } from '#web/ui/form/filter-parts.ts';
import { filterNames } from './ask-in-address.ts';
import { markNames } from './link-marks.ts';
import type { Facets } from './use-view.ts';
import type { Ask } from './views.ts';

interface ListFilters {
  ask: Ask;
  facets: () => Facets;
  /** Of links or QR codes: how what is counted is called. */
  visits: { one: string; many: string };
  channelName: (id: number) => string | undefined;
  change: (changes: Readonly<Record<string, string | undefined>>) => void;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const dayInWords = (day: string) => longDate(new Date(`${day}T00:00:00`));

/** The same filters above links and QR codes. */
export const listFilters = ({ ask, facets, visits, channelName, change }: ListFilters): Filters => ({
  parts: () => partsOf(ask, facets(), visits),
  chips: chipsOf(ask, visits, channelName),
  onChange: (changes) => change({ ...changes }),
  onClear: () => change(Object.fromEntries(filterNames.map((name) => [name, undefined]))),
});

function partsOf(
  ask: Ask,
  { hosts, channels, marks, words }: Facets,
  { many }: ListFilters['visits'],
): FilterPart[] {
  const text = (value: number | undefined) => (value === undefined ? '' : String(value));
  const parts: FilterPart[] = [
    {
      kind: 'range',
      label: 'Created',
      type: 'date',
      least: { name: 'from', label: 'Created from', value: ask.from },
      most: { name: 'to', label: 'Created until', value: ask.to },
    },
    {
      kind: 'range',
      label: capital(many),
      type: 'number',
      least: { name: 'least', label: `${capital(many)}, at least`, value: text(ask.least) },
      most: { name: 'most', label: 'At most', value: text(ask.most) },
    },
  ];
  if (hosts.length > 1 || ask.host !== '')
    parts.push({
      kind: 'choice',
      label: 'Domain',
      name: 'on',
      value: ask.host,
      any: 'Any domain',
      options: hosts,
    });
  if (channels.length > 0 || ask.channel !== undefined)
    parts.push({
      kind: 'choice',
      label: 'Channel',
      name: 'channel',
      value: text(ask.channel),
      any: 'Any channel, or none',
      options: channels,
    });
  if (marks.length > 0 || ask.mark !== undefined)
    parts.push({
      kind: 'choice',
      label: 'State',
      name: 'state',
      value: ask.mark ?? '',
      any: 'Any state',
      options: marks,
    });
  parts.push({ kind: 'words', label: 'Frequent words', name: 'words', value: ask.words, options: words });
  return parts;
}

function chipsOf(
  { from, to, least, most, host, channel, mark, words }: Ask,
  { one, many }: ListFilters['visits'],
  channelName: ListFilters['channelName'],
): FilterChip[] {
  const chips: FilterChip[] = [];
  if (from && to)
    chips.push({
      label: `Created ${dayInWords(from)} to ${dayInWords(to)}`,
      off: { from: undefined, to: undefined },
    });
  else if (from) chips.push({ label: `Created since ${dayInWords(from)}`, off: { from: undefined } });
  else if (to) chips.push({ label: `Created until ${dayInWords(to)}`, off: { to: undefined } });
  if (least !== undefined && most !== undefined)
    chips.push({
      label: `${formatCount(least)} to ${countOf(most, one, many)}`,
      off: { least: undefined, most: undefined },
    });
  else if (least !== undefined)
    chips.push({ label: `At least ${countOf(least, one, many)}`, off: { least: undefined } });
  else if (most !== undefined)
    chips.push({ label: `At most ${countOf(most, one, many)}`, off: { most: undefined } });
  if (host) chips.push({ label: `On ${host}`, off: { on: undefined } });
  if (channel !== undefined)
    chips.push({ label: `In ${channelName(channel) ?? `channel ${channel}`}`, off: { channel: undefined } });
  if (mark) chips.push({ label: markNames[mark], off: { state: undefined } });
  for (const word of words)
    chips.push({
      label: `“${word}”`,
      off: { words: words.filter((each) => each !== word).join(' ') || undefined },
    });
  return chips;
}
