import { type Dimension, noValue, unknownValue } from '#contract/asked-visits.ts';
import { countryName } from '#web/lib/countries.ts';
import { languageName } from '#web/lib/languages.ts';
import { readableUrl } from '#web/lib/readable-url.ts';
import { bioPath, linkLookUpPath, qrPath } from '#web/lib/record-paths.ts';
import { analytics as words } from '#web/words/analytics.ts';

type Names = Readonly<Record<string, string>>;

/** "UTM source": where it stands alone. */
export const dimensionName = (by: Dimension) => (words.fullDimensions as Names)[by] ?? words.dimensions[by];

/** What records were called when they were last told of: a filter names them by their ids alone. */
const names = new Map<string, string>();

const isRecord = (by: Dimension) => ['link', 'qr', 'bio', 'campaign', 'channel', 'domain'].includes(by);

function noneOf(by: Dimension): string {
  if (by === 'referrer' || by === 'referrer_path') return words.noReferrer;
  if (by === 'rule') return words.noRule;
  return (words.notIn as Names)[by] ?? words.noValue;
}

function ruleName(value: string): string {
  const [, kind, of = ''] = /^(\w+):(.*)$/.exec(value) ?? [];
  if (kind === 'device') return words.rules.device(of);
  if (kind === 'country') return words.rules.country(countryName(of));
  if (kind === 'language') return words.rules.language(languageName(of));
  return value;
}

function recordName(by: Dimension, id: string, name: string | null | undefined): string {
  const key = `${by} ${id}`;
  if (name) names.set(key, name);
  if (name === null) return words.deleted(words.dimensions[by], id);
  return name || names.get(key) || words.numbered(words.dimensions[by], id);
}

/** Records that are called by their addresses. Names and titles of others stay as they were typed. */
const isAddress = (by: Dimension) => by === 'link' || by === 'domain';

/** A value in the reader's language. */
export function valueName(by: Dimension, value: string, name?: string | null, title?: string): string {
  if (value === unknownValue) return words.unknown;
  if (value === noValue) return noneOf(by);
  if (isRecord(by)) return recordName(by, value, title || (name && isAddress(by) ? readableUrl(name) : name));
  if (by === 'referrer' || by === 'referrer_path') return readableUrl(value);
  if (by === 'country') return countryName(value);
  if (by === 'language') return languageName(value);
  if (by === 'continent') return (words.continents as Names)[value] ?? value;
  if (by === 'device') return (words.devices as Names)[value] ?? value;
  if (by === 'source') return (words.sources as Names)[value] ?? value;
  return by === 'rule' ? ruleName(value) : value;
}

const paths: Partial<Record<Dimension, (id: number) => string>> = {
  qr: qrPath,
  bio: bioPath,
  campaign: (id) => `/campaigns/${id}`,
  channel: (id) => `/channels/${id}`,
};

/** Whether the reader sees other words than the service knows, so that it can’t search for them; there are few of each. */
export const isTranslated = (by: Dimension) =>
  ['country', 'continent', 'language', 'device', 'source', 'rule'].includes(by);

/** Where a record is shown; undefined where a value is none, or is deleted. */
export function pathOfValue(by: Dimension, value: string, name: string | null | undefined) {
  if (!name || !/^\d+$/.test(value)) return undefined;
  return by === 'link' ? linkLookUpPath(name) : paths[by]?.(Number(value));
}
