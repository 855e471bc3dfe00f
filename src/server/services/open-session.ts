import type { SignInClient } from '#server/mail/words/en.ts';
import { now, timestamp } from '#server/rules/clock.ts';
import { hashSecret, newSecret } from '#server/rules/secrets.ts';
import type { Db } from '#server/store/database/database.ts';
import * as keys from '#server/store/keys.ts';
import { agentOf, unknown } from '#server/traffic/agent.ts';
import { keepDevice } from './known-device.ts';

const day = 24 * 60 * 60;

/** A program's name at the beginning of its user agent, without the version. */
const program = /^[^\s/()]{2,40}/;

export function clientOf(userAgent = ''): SignInClient {
  const { browser, os } = agentOf(userAgent);
  const known = {
    ...(browser !== unknown && { browser }),
    ...(os !== unknown && { system: os }),
  };
  if (Object.keys(known).length > 0) return known;
  const [name] = program.exec(userAgent) ?? [];
  return name === undefined || name === 'Mozilla' ? {} : { browser: name };
}

/**
 * Returns the name by which people recognize a session, such as "Firefox on Windows", or the part of it that is known.
 */
export function sessionNameOf(userAgent?: string): string {
  const { browser, system } = clientOf(userAgent);
  return [browser, system].filter((name) => name !== undefined).join(' on ') || unknown;
}

export interface SessionOptions {
  /** The browser's user agent. */
  agent: string | undefined;
  /** The secret that identifies the browser, from an earlier sign-in. */
  device?: string | undefined;
  /** Whether the session lasts 30 days instead of one. */
  remember?: boolean | undefined;
  /** When the second step was completed. Omitted if the account has none. */
  stepped_at?: number;
}

/** Creates an API key for one browser, which expires. */
export async function openSession(
  db: Db,
  accountId: number,
  { agent, device, remember, stepped_at }: SessionOptions,
): Promise<{ session: string; expires: string; device: string }> {
  const key = newSecret('wps');
  const expires_at = now() + (remember ? 30 * day : day);
  await keys.add(db, {
    account_id: accountId,
    kind: 'session',
    name: sessionNameOf(agent),
    hash: hashSecret(key),
    access: 'full',
    created_at: now(),
    expires_at,
    ...(stepped_at !== undefined && { stepped_at }),
  });
  return { session: key, expires: timestamp(expires_at), device: await keepDevice(db, accountId, device) };
}
