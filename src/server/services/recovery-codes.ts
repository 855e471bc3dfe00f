import { randomBytes } from 'node:crypto';
import { hashSecret } from '#server/rules/secrets.ts';
import type { Db } from '#server/store/database/database.ts';
import * as steps from '#server/store/second-step.ts';

/** There are 32 characters, so that each random byte gives one without bias. 0, o, 1 and l are left out. */
const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';

const howMany = 10;
const length = 12;

const newCode = () =>
  Array.from(randomBytes(length), (byte) => alphabet[byte % alphabet.length])
    .join('')
    .replaceAll(/.{4}(?=.)/g, '$&-');

const plain = (code: string) => code.toLowerCase().replaceAll(/[^a-z\d]/g, '');

/**
 * With 60 random bits per code, a fast hash is enough. The account is part of the hash, so that codes of two accounts
 * never collide.
 */
const hashOf = (accountId: number, code: string) => hashSecret(`recovery ${accountId} ${plain(code)}`);

/** Creates new codes in place of the old ones. The codes themselves are only known here. */
export async function replaceRecoveryCodes(db: Db, accountId: number): Promise<string[]> {
  const codes = Array.from({ length: howMany }, newCode);
  await steps.setRecovery(
    db,
    accountId,
    codes.map((code) => hashOf(accountId, code)),
  );
  return codes;
}

/** Creates codes for an account that has none. */
export const addFirstRecoveryCodes = async (db: Db, accountId: number): Promise<string[]> =>
  (await steps.countRecovery(db, accountId)) > 0 ? [] : replaceRecoveryCodes(db, accountId);

/** Uses up a code. Returns whether it was valid. */
export const spendRecoveryCode = (db: Db, accountId: number, code: string): Promise<boolean> =>
  steps.spendRecovery(db, accountId, hashOf(accountId, code));
