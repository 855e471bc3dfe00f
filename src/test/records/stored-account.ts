import * as accounts from '#server/store/account.ts';
import type { Db } from '#server/store/database/database.ts';

/** Adds an account without a password to the database. Resolves to its id. */
export const storedAccount = (
  db: Db,
  username: string,
  more: { email?: string; confirmed?: boolean } = {},
): Promise<number> =>
  accounts.add(db, {
    email: `${username}@example.com`,
    confirmed: true,
    username,
    password_hash: '',
    plan: 'free',
    expires_at: null,
    registered_at: 1,
    staff: 0,
    ...more,
  });
