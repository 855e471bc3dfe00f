import { now } from '#server/rules/clock.ts';
import { hashSecret, newSecret } from '#server/rules/secrets.ts';
import * as accounts from '#server/store/account.ts';
import type { Db } from '#server/store/database/database.ts';
import * as keys from '#server/store/keys.ts';

export interface NewAccount {
  email: string;
  /** Whether the address is known to be theirs; if not given: who runs the service says so. */
  confirmed?: boolean | undefined;
  username: string;
  password_hash: string;
  plan?: string | undefined;
  /** Unix seconds; null or absent: the plan does not end. */
  expires_at?: number | null | undefined;
  staff?: boolean | undefined;
  /** Of the letters to it, such as `de`; not known if not given. */
  language?: string | undefined;
}

/** A key for programs, without an end. The key itself is known only here and now. */
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
 * Makes an account with its API key. Best within a transaction, so that none is left without a key.
 * @throws Taken when the username is in use, or another has confirmed the address that is confirmed here
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
