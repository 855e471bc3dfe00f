import { randomBytes } from 'node:crypto';
import { hashSecret } from '#server/rules/secrets.ts';
import type { Db } from '#server/store/database/database.ts';
import * as steps from '#server/store/second-step.ts';

/** 32 characters, so that each random byte gives one without a bias; neither 0 and o nor 1 and l are among them. */
const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';

const howMany = 10;
const length = 12;

const newCode = () =>
  Array.from(randomBytes(length), (byte) => alphabet[byte % alphabet.length])
    .join('')
    .replaceAll(/.{4}(?=.)/g, '$&-');

const plain = (code: string) => code.toLowerCase().replaceAll(/[^a-z\d]/g, '');

/** With 60 random bits each, a fast hash is enough; with the account in it, two accounts’ never meet. */
const hashOf = (accountId: number, code: string) => hashSecret(`recovery ${accountId} ${plain(code)}`);

/** New codes in place of those before. They are known only here and now. */
export async function newRecovery(db: Db, accountId: number): Promise<string[]> {
  const codes = Array.from({ length: howMany }, newCode);
  await steps.setRecovery(
    db,
    accountId,
    codes.map((code) => hashOf(accountId, code)),
  );
  return codes;
}

/** Codes for an account that has none. */
export const firstRecovery = async (db: Db, accountId: number): Promise<string[]> =>
  (await steps.countRecovery(db, accountId)) > 0 ? [] : newRecovery(db, accountId);

/** Uses a code up, and tells whether it was one. */
export const takeRecovery = (db: Db, accountId: number, code: string): Promise<boolean> =>
  steps.spendRecovery(db, accountId, hashOf(accountId, code));
