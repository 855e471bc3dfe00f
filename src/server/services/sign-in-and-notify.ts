import { now } from '#server/rules/clock.ts';
import * as accounts from '#server/store/account.ts';
import { findKnownAccount } from './known-device.ts';
import { clientOf, openSession, type SessionOptions } from './open-session.ts';
import type { Service } from './service.ts';

/**
 * Opens a session, and notifies the account's owner by mail if nobody signed in from this browser before. The very
 * first sign-in is the owner's.
 */
export async function signInAndNotify({ db, post }: Service, accountId: number, opening: SessionOptions) {
  const { device, agent } = opening;
  const at = now();
  // This comes before the browser is known. Otherwise another sign-in, at the same time or later, would count as the
  // first.
  const isFirst = await accounts.noteSignIn(db, accountId, at);
  const isKnown =
    device !== undefined && (await findKnownAccount(db, [{ id: accountId }], device)) !== undefined;
  const opened = await openSession(db, accountId, opening);
  if (!isFirst && !isKnown) post?.signedIn(accountId, { at, ...clientOf(agent) });
  return opened;
}
