import { now } from '#server/rules/clock.ts';
import { hashSecret, newSecret } from '#server/rules/secrets.ts';
import * as accounts from '#server/store/account.ts';
import type { Db } from '#server/store/database/database.ts';
import * as keys from '#server/store/keys.ts';

export interface NewAccount {
  email: string;
  /** Whether the address is known to belong to the account's owner. If undefined, the operator vouches for it. */
  confirmed?: boolean | undefined;
  username: string;
  password_hash: string;
  plan?: string | undefined;
  /** Unix seconds. Null or undefined if the plan doesn't expire. */
  expires_at?: number | null | undefined;
  staff?: boolean | undefined;
  /** The language of letters to the account, such as `de`. Undefined if unknown. */
  language?: string | undefined;
}

/** Creates a key for programs, which doesn't expire. The key itself is only known here. */
export async function addApiKey(db: Db, accountId: number, name: string): Promise<string> {
  const key = newSecret('wp');
  await keys.add(db, {
    account_id: accountId,
    kind: 'api',
    name,
    hash: hashSecret(key),
    access: 'full',
    created_at: now(),
    expires_at: null,
  });
  return key;
}

/**
 * Creates an account with its API key. It's best called within a transaction, so that no account is left without a key.
 * @throws Taken if the username is in use, or if the address is confirmed here and another account has confirmed it too
 */
export async function addAccount(db: Db, account: NewAccount): Promise<{ id: number; key: string }> {
  const id = await accounts.add(db, {
    email: account.email,
    confirmed: account.confirmed ?? true,
    username: account.username,
    password_hash: account.password_hash,
    plan: account.plan ?? 'free',
    expires_at: account.expires_at ?? null,
    registered_at: now(),
    staff: account.staff ? 1 : 0,
    language: account.language ?? null,
  });
  return { id, key: await addApiKey(db, id, 'First key') };
}
