import type { z } from 'zod/mini';
import type { LinkOptions, LinkState } from '#contract/link-options.ts';
import type { UpdateLink } from '#contract/links.ts';
import { withParameter } from '#contract/parameters.ts';
import { secondsOf, timestamp } from '#server/rules/clock.ts';
import { mustBeDestinations } from '#server/rules/destinations.ts';
import { ApiRefusal } from '#server/rules/api-refusal.ts';
import { askerOfAccount } from '#server/rules/hash-queue.ts';
import { hashPassword } from '#server/rules/passwords.ts';
import { hasStop, type Options, type Rules, parseRules } from '#server/store/link-options.ts';
import type { LinkRow, NewOptions } from '#server/store/links.ts';
import { mustHavePixels } from './must-have-pixels.ts';
import type { Service } from './service.ts';

type OptionRow = Pick<LinkRow, Exclude<keyof Options, 'public_description'> | 'passed' | 'rules' | 'pixels'>;

const stateOf = (row: OptionRow) => ({
  archived: row.archived === 1,
  expiry: row.expires_at === null ? null : timestamp(row.expires_at),
  afterwards: row.afterwards,
  password: row.password_hash !== null,
  clicklimit: row.click_limit,
  clicksused: row.click_limit === null ? 0 : Math.min(row.passed, row.click_limit),
  splash: row.splash_id,
  overlay: row.overlay_id,
});

/** Returns the state that a list shows. A link that only redirects to its destination has none. */
export function listedState(row: OptionRow): { state?: LinkState } {
  const { devicetarget = [], geotarget = [], languagetarget = [] } = parseRules(row.rules);
  const rules = devicetarget.length + geotarget.length + languagetarget.length;
  const state = { ...stateOf(row), rules, ...(row.pixels > 0 && { pixels: row.pixels }) };
  const { clicksused: _used, ...options } = state;
  return Object.values(options).some(Boolean) ? { state } : {};
}

/** @param pixels ids of the pixels that the link fires */
export function optionsOf(row: OptionRow, pixels: number[]): LinkOptions {
  const { devicetarget = [], geotarget = [], languagetarget = [] } = parseRules(row.rules);
  return {
    ...stateOf(row),
    devicetarget: [...devicetarget],
    geotarget: [...geotarget],
    languagetarget: [...languagetarget],
    pixels,
  };
}

/** The options of an update. They include those of a new link. */
type Wanted = z.output<typeof UpdateLink>;

export const ruleKinds = ['devicetarget', 'geotarget', 'languagetarget'] as const;

/** Returns the rules of all kinds that a request sends. */
export const rulesGiven = (wanted: Pick<Wanted, (typeof ruleKinds)[number]>): Rules =>
  Object.fromEntries(
    ruleKinds.flatMap((kind) => (Array.isArray(wanted[kind]) ? [[kind, wanted[kind]]] : [])),
  );

/** @throws ApiRefusal if any of the options has a destination that links can't have */
export async function mustRedirectElsewhere(service: Service, wanted: Wanted): Promise<void> {
  const { url, afterwards } = wanted;
  const ruled = ruleKinds.flatMap((kind) =>
    (wanted[kind] ?? []).map(({ link }, at) => [`${kind}.${at}.link`, link] as const),
  );
  await mustBeDestinations(service, { url, afterwards, ...Object.fromEntries(ruled) });
}

/** `""` clears a value. */
const orNull = <Value>(value: Value | '') => (value === '' ? null : value);

/** @throws ApiRefusal if the type contradicts the other options, since it's never changed silently */
function mustBeOfType({ type, splash, overlay }: Wanted): void {
  if (type === 'splash' && !splash)
    throw new ApiRefusal(400, 'The type splash needs the id of a splash page as splash.', 'type');
  if (type === 'direct' && (splash || overlay))
    throw new ApiRefusal(400, 'The type direct can’t have a splash page or an overlay.', 'type');
}

/**
 * Returns the columns that a request changes, which are those that it sends.
 * @throws ApiRefusal for a splash page, overlay or pixel that the account doesn't have, or for a splash page together
 * with an overlay
 */
export async function optionColumnsOf(
  { db }: Service,
  accountId: number,
  wanted: Wanted,
): Promise<NewOptions> {
  mustBeOfType(wanted);
  const { archived, expiry, afterwards, password, clicklimit, type } = wanted;
  // A direct link has neither.
  const { splash = type === 'direct' ? '' : undefined, overlay = type === 'direct' ? '' : undefined } =
    wanted;
  if (splash && overlay)
    throw new ApiRefusal(400, 'A link can have a splash page or an overlay, not both.', 'overlay');
  if (splash && !(await hasStop(db, accountId, 'splash', splash)))
    throw new ApiRefusal(400, 'Splash page not found.', 'splash');
  if (overlay && !(await hasStop(db, accountId, 'overlays', overlay)))
    throw new ApiRefusal(400, 'Overlay not found.', 'overlay');
  await mustHavePixels(db, accountId, wanted.pixels);
  const rules = rulesGiven(wanted);
  return {
    ...(typeof archived === 'boolean' && { archived: archived ? 1 : 0 }),
    ...(typeof expiry === 'string' && { expires_at: expiry === '' ? null : secondsOf(expiry) }),
    ...(typeof afterwards === 'string' && { afterwards }),
    ...(typeof password === 'string' && {
      password_hash: password === '' ? null : await hashPassword(password, askerOfAccount(accountId)),
    }),
    ...(isSent(clicklimit) && { click_limit: orNull(clicklimit) }),
    // A link has at most one of the two. Setting one removes the other.
    ...(isSent(splash) && { splash_id: orNull(splash), ...(splash !== '' && { overlay_id: null }) }),
    ...(isSent(overlay) && { overlay_id: orNull(overlay), ...(overlay !== '' && { splash_id: null }) }),
    ...(Object.keys(rules).length > 0 && { rules }),
    ...(typeof wanted.publicdescription === 'string' && { public_description: wanted.publicdescription }),
    ...(wanted.pixels && { pixelIds: wanted.pixels }),
  };
}

const isSent = <Value>(value: Value): value is NonNullable<Value> => value !== undefined && value !== null;

/** Returns the destination with the parameters in its query. Each replaces those of the same name. */
export const withParameters = (url: string, parameters: readonly { name: string; value: string }[] = []) =>
  parameters.reduce((joined, { name, value }) => withParameter(joined, name, value), url);
