import { now } from '#server/rules/clock.ts';
import * as accounts from '#server/store/account.ts';
import { knownAmong } from './known-device.ts';
import { namesOf, openSession, type Opening } from './open-session.ts';
import type { Service } from './service.ts';

/**
 * Opens a session, and tells the account's owner by mail if this is a browser that nobody signed in from before. The
 * first sign-in of all is the owner's.
 */
export async function signInAndTell({ db, post }: Service, accountId: number, opening: Opening) {
  const { device, agent } = opening;
  const at = now();
  // Before its browser is known: otherwise another sign-in at the same time, or a later one, counts as the first.
  const isFirst = await accounts.noteSignIn(db, accountId, at);
  const isKnown = device !== undefined && (await knownAmong(db, [{ id: accountId }], device)) !== undefined;
  const opened = await openSession(db, accountId, opening);
  if (!isFirst && !isKnown) post?.signedIn(accountId, { at, ...namesOf(agent) });
  return opened;
}
