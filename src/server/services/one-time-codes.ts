const period = 30;
/** How far a clock may be off, in half minutes. */
const drift = 1;

const options = { algorithm: 'SHA1', digits: 6, period } as const;

/** The library loads when the first code is needed, so that it doesn't delay the start. */
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

/** Returns the half minute, counted from 1970, that a code belongs to. Returns undefined if the code is wrong. */
export async function stepOfCode(secret: string, code: string): Promise<number | undefined> {
  const { Secret, TOTP } = await library();
  const totp = new TOTP({ ...options, secret: Secret.fromBase32(secret) });
  const timestamp = Date.now();
  const delta = totp.validate({ token: code, timestamp, window: drift });
  return delta === null ? undefined : totp.counter({ timestamp }) + delta;
}
