/** The names and limits that requests about visits use. */

/** The records that figures can be about. */
export const subjects = ['account', 'link', 'qr', 'bio', 'campaign', 'channel', 'domain'] as const;
export const grains = ['hour', 'day', 'week', 'month'] as const;
export type Grain = (typeof grains)[number];

/** Maximum rows of each breakdown that is returned with the figures. */
export const maxTop = 100;

/** Maximum records that one request compares. */
export const maxCompared = 5;

/** The dimensions that visits can be broken down by. `rule` is the link's rule that chose the destination. */
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

/**
 * The value for visits that have none: direct visits, visits without UTM parameters, visits that no rule matched, or
 * visits outside any campaign.
 */
export const noValue = '(none)';
/** The value for visits where it's unknown or wasn't recorded at the time. */
export const unknownValue = '(unknown)';
