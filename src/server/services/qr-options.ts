import type { z } from 'zod/mini';
import type { UpdateQr } from '#contract/qr.ts';
import type { QrOptions } from '#contract/qr-options.ts';
import { secondsOf, timestamp } from '#server/rules/clock.ts';
import { mustBeDestinations } from '#server/rules/destinations.ts';
import { ApiRefusal } from '#server/rules/api-refusal.ts';
import { askerOfAccount } from '#server/rules/hash-queue.ts';
import { hashPassword } from '#server/rules/passwords.ts';
import { merged, parseRules } from '#server/store/link-options.ts';
import { ruleKinds, rulesGiven } from './link-options.ts';
import type { Service } from './service.ts';

/** The columns that determine when and for whom a code works. */
interface OptionRow {
  starts_at: number | null;
  expires_at: number | null;
  afterwards: string;
  password_hash: string | null;
  rules: string | null;
}

export function optionsOfCode(row: OptionRow): QrOptions {
  const { devicetarget = [], geotarget = [], languagetarget = [] } = parseRules(row.rules);
  return {
    start: row.starts_at === null ? null : timestamp(row.starts_at),
    expiry: row.expires_at === null ? null : timestamp(row.expires_at),
    afterwards: row.afterwards,
    password: row.password_hash !== null,
    devicetarget: [...devicetarget],
    geotarget: [...geotarget],
    languagetarget: [...languagetarget],
  };
}

/** The options of an update. They include those of a new code. */
type Wanted = Pick<
  z.output<typeof UpdateQr>,
  'start' | 'expiry' | 'afterwards' | 'password' | (typeof ruleKinds)[number]
>;

const secondsIn = (time: string) => (time === '' ? null : secondsOf(time));

/**
 * Returns the columns that a request changes, which are those that it sends.
 * @param before the row of the code, if it exists
 * @throws ApiRefusal for a destination that rules can't have, or if the code would expire before it starts
 */
export async function codeColumnsOf(
  service: Service,
  accountId: number,
  wanted: Wanted,
  before?: OptionRow,
): Promise<Partial<OptionRow>> {
  const { start, expiry, afterwards, password } = wanted;
  const ruled = ruleKinds.flatMap((kind) =>
    (wanted[kind] ?? []).map(({ link }, at) => [`${kind}.${at}.link`, link] as const),
  );
  await mustBeDestinations(service, { afterwards, ...Object.fromEntries(ruled) });
  const rules = rulesGiven(wanted);
  const columns = {
    ...(typeof start === 'string' && { starts_at: secondsIn(start) }),
    ...(typeof expiry === 'string' && { expires_at: secondsIn(expiry) }),
    ...(typeof afterwards === 'string' && { afterwards }),
    ...(Object.keys(rules).length > 0 && { rules: merged(before?.rules ?? null, rules) }),
  };
  const { starts_at, expires_at } = { starts_at: null, expires_at: null, ...before, ...columns };
  if (starts_at !== null && expires_at !== null && expires_at <= starts_at)
    throw typeof expiry === 'string'
      ? new ApiRefusal(400, 'Enter a time after the start.', 'expiry')
      : new ApiRefusal(400, 'Enter a time before the expiry.', 'start');
  return {
    ...columns,
    ...(typeof password === 'string' && {
      password_hash: password === '' ? null : await hashPassword(password, askerOfAccount(accountId)),
    }),
  };
}
