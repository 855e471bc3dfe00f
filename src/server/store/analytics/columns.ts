/**
 * What is stored of each visit, in addition to its time and visitor. `target` is what was visited, such as `link 7`.
 */
export const columns = [
  'target',
  'country',
  'region',
  'city',
  'language',
  'device',
  'browser',
  'os',
  'referrer',
  'referrer_path',
  'source',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'rule',
] as const;
export type Column = (typeof columns)[number];

/** Labels for a value that the visit doesn't have, and for one that isn't known. */
export const none = '(none)';
export const unknown = '(unknown)';

/** A visit as it's stored for statistics. */
export interface LabeledVisit {
  at: number;
  visitor: string;
  labels: Readonly<Record<Column, string>>;
}
