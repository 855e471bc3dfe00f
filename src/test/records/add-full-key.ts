import { hashSecret } from '#server/rules/secrets.ts';
import type { Database } from '#server/store/database/database.ts';
import { add } from '#server/store/keys.ts';

/** Adds an API key with full access and no expiry, to the first account unless another is given. */
export async function addFullKey({ db }: Pick<Database, 'db'>, key: string, account_id = 1): Promise<void> {
  await add(db, {
    account_id,
    kind: 'api',
    access: 'full',
    name: '',
    hash: hashSecret(key),
    created_at: 0,
    expires_at: null,
  });
}
