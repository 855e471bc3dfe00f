/** In which words visits are asked about. */

/** What the figures can be of. */
export const subjects = ['account', 'link', 'qr', 'bio', 'campaign', 'channel', 'domain'] as const;
export const grains = ['hour', 'day', 'week', 'month'] as const;
export type Grain = (typeof grains)[number];

/** The most rows of each breakdown that come with the figures. */
export const mostTop = 100;

/** Records that one request compares. */
export const mostCompared = 5;

/** What visits can be told apart by. `rule`: which rule of a link chose the destination. */
export const dimensions = [
  'country',
  'continent',
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
  'link',
  'qr',
  'bio',
  'campaign',
  'channel',
  'domain',
] as const;
export type Dimension = (typeof dimensions)[number];

/** The value of a visit that has none: came directly, without UTM, by no rule, in no campaign. */
export const noValue = '(none)';
/** The value of a visit of which it is not known, or was not recorded at its time. */
export const unknownValue = '(unknown)';
