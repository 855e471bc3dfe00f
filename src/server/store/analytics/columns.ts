/** What each visit is kept with, beside its time and visitor. `target` is what was visited: `link 7`. */
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

/** Labels of what a visit doesn't have, and of what is not known of it. */
export const none = '(none)';
export const unknown = '(unknown)';

/** A visit as it is kept for questions. */
export interface KeptVisit {
  at: number;
  visitor: string;
  labels: Readonly<Record<Column, string>>;
}
