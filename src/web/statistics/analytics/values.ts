import { type Dimension, noValue, unknownValue } from '#contract/asked-visits.ts';
import { countryName } from '#web/lib/countries.ts';
import { languageName } from '#web/lib/languages.ts';
import { readableUrl } from '#web/lib/readable-url.ts';
import { bioPath, linkLookUpPath, qrPath } from '#web/lib/record-paths.ts';
import { analytics as words } from '#web/words/analytics.ts';

type Names = Readonly<Record<string, string>>;

/** Returns a dimension's full name, such as "UTM source", for use without context. */
export const dimensionName = (by: Dimension) => (words.fullDimensions as Names)[by] ?? words.dimensions[by];

/** The last known names of records, since filters contain only ids. */
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

/** Returns whether records are named by their URLs. Other names and titles stay as entered. */
const isAddress = (by: Dimension) => by === 'link' || by === 'domain';

/** Returns a value in the user's language. */
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

/**
 * Returns whether values are shown in other words than the service stores, so that it can't search them. Such
 * dimensions have few values.
 */
export const isTranslated = (by: Dimension) =>
  ['country', 'continent', 'language', 'device', 'source', 'rule'].includes(by);

/** Returns the path of a record's page. Returns undefined if the value isn't a record or the record is deleted. */
export function pathOfValue(by: Dimension, value: string, name: string | null | undefined) {
  if (!name || !/^\d+$/.test(value)) return undefined;
  return by === 'link' ? linkLookUpPath(name) : paths[by]?.(Number(value));
}
