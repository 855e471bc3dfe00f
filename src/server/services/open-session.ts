import type { SignedInFrom } from '#server/mail/words/en.ts';
import { now, timestamp } from '#server/rules/clock.ts';
import { hashSecret, newSecret } from '#server/rules/secrets.ts';
import type { Db } from '#server/store/database/database.ts';
import * as keys from '#server/store/keys.ts';
import { agentOf, unknown } from '#server/traffic/agent.ts';
import { keepDevice } from './known-device.ts';

const day = 24 * 60 * 60;

/** What a program calls itself by, before its version. */
const program = /^[^\s/()]{2,40}/;

export function namesOf(userAgent = ''): SignedInFrom {
  const { browser, os } = agentOf(userAgent);
  const known = {
    ...(browser !== unknown && { browser }),
    ...(os !== unknown && { system: os }),
  };
  if (Object.keys(known).length > 0) return known;
  const [name] = program.exec(userAgent) ?? [];
  return name === undefined || name === 'Mozilla' ? {} : { browser: name };
}

/** What people know a sign-in again by: "Firefox on Windows", or what is known of that. */
export function nameOf(userAgent?: string): string {
  const { browser, system } = namesOf(userAgent);
  return [browser, system].filter((name) => name !== undefined).join(' on ') || unknown;
}

export interface Opening {
  /** What the browser calls itself. */
  agent: string | undefined;
  /** What it is known by from an earlier sign-in. */
  device?: string | undefined;
  /** 30 days instead of one. */
  remember?: boolean | undefined;
  /** When the second step was taken; absent: the account has none. */
  stepped_at?: number;
}

/** An API key for one browser, that ends by itself. */
export async function openSession(
  db: Db,
  accountId: number,
  { agent, device, remember, stepped_at }: Opening,
): Promise<{ session: string; expires: string; device: string }> {
  const key = newSecret('wps');
  const expires_at = now() + (remember ? 30 * day : day);
  await keys.add(db, {
    account_id: accountId,
    kind: 'session',
    name: nameOf(agent),
    hash: hashSecret(key),
    access: 'full',
    created_at: now(),
    expires_at,
    ...(stepped_at !== undefined && { stepped_at }),
  });
  return { session: key, expires: timestamp(expires_at), device: await keepDevice(db, accountId, device) };
}
