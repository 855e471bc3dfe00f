const period = 30;
/** Half minutes that a clock may be off. */
const drift = 1;

const options = { algorithm: 'SHA1', digits: 6, period } as const;

/** Loaded where a code is wanted first: the start does without it. */
const library = () => import('otpauth');

export async function newAppSecret(account: string, host: string): Promise<{ secret: string; uri: string }> {
  const { Secret, TOTP } = await library();
  const totp = new TOTP({
    ...options,
    issuer: `Waypost (${host})`,
    label: account,
    secret: new Secret({ size: 20 }),
  });
  return { secret: totp.secret.base32, uri: totp.toString() };
}

/** The half minute, counted from 1970, that a code belongs to; undefined: it is wrong. */
export async function stepOfCode(secret: string, code: string): Promise<number | undefined> {
  const { Secret, TOTP } = await library();
  const totp = new TOTP({ ...options, secret: Secret.fromBase32(secret) });
  const timestamp = Date.now();
  const delta = totp.validate({ token: code, timestamp, window: drift });
  return delta === null ? undefined : totp.counter({ timestamp }) + delta;
}
