import { Readable } from 'node:stream';
import { account } from '#contract/account.ts';
import { now, timestamp } from '#server/rules/clock.ts';
import { mustBeUncommon } from '#server/rules/common-passwords.ts';
import { mustFind, ApiRefusal } from '#server/rules/api-refusal.ts';
import { type Caller, mustHaveWriteAccess } from '#server/rules/caller.ts';
import { done, ok } from '#server/http/replies.ts';
import { mailLanguageOf } from '#server/mail/mail-messages.ts';
import { acceptedLanguages } from '#server/traffic/accepted-languages.ts';
import { route } from '#server/http/route.ts';
import { maskEmail } from '#server/http/mask-email.ts';
import { askerOfAccount } from '#server/rules/hash-queue.ts';
import { hashPassword, passwordFits } from '#server/rules/passwords.ts';
import * as accounts from '#server/store/account.ts';
import * as devices from '#server/store/devices.ts';
import { holdingsOf } from '#server/store/holdings.ts';
import * as keys from '#server/store/keys.ts';
import * as mailTokens from '#server/store/mail-tokens.ts';
import { accountZip } from '#server/services/account-zip.ts';
import { mustBeRecent, mustAllowSignInChanges } from '#server/services/must-be-recent.ts';
import { mustNotGuess } from '#server/services/must-not-guess.ts';
import { pictureUsage } from '#server/services/picture-quota.ts';
import type { Routes } from '#server/services/service.ts';

export const accountRoutes: Routes = (app, service) => {
  const { db, addresses, closings, config, post } = service;
  const exporting = new Set<number>();

  route(app, account.get, async ({ caller, languages }) => {
    const [known, pending] = await Promise.all([
      accounts.find(db, caller.accountId),
      post === null ? undefined : mailTokens.pendingEmail(db, caller.accountId, now()),
    ]);
    const found = mustFind(known, 'account');
    // The dashboard requests its own language, and messages use it as well.
    const language = caller.keyKind === 'session' ? mailLanguageOf(acceptedLanguages(languages)) : undefined;
    if (language !== undefined && language !== found.language)
      await accounts.update(db, found.id, { language });
    const shown = (email: string) => (caller.inspection?.revealed === false ? maskEmail(email) : email);
    return ok({
      data: {
        id: found.id,
        email: shown(found.email),
        ...(post !== null && !accounts.isConfirmed(found) && { unconfirmed: true as const }),
        ...(post !== null && {
          pendingemail: pending
            ? { email: shown(pending.email), since: timestamp(pending.created_at) }
            : null,
        }),
        username: found.username,
        avatar: addresses.tile(found.username),
        status: found.plan,
        expires: found.expires_at === null ? null : timestamp(found.expires_at),
        registered: timestamp(found.registered_at),
        ...(found.shown_descriptions > 0 && { publicdescriptions: found.shown_descriptions }),
        ...(config.SUPPORT_EMAIL !== undefined && { support: config.SUPPORT_EMAIL }),
        ...(found.locked_at !== null && { lockreason: found.lock_reason }),
      },
    });
  });

  /** @throws ApiRefusal 400 with the field `password` if it's the account's current password */
  async function mustBeAnother({ accountId }: Caller, password: string): Promise<void> {
    const found = await accounts.find(db, accountId);
    if (await passwordFits(password, found?.password_hash, askerOfAccount(accountId)))
      throw new ApiRefusal(400, 'This is already your password. Choose another one.', 'password');
  }

  /** Returns the account's own address if it's the one that was sent and it's unconfirmed. */
  async function unconfirmedOf({ accountId }: Caller, email: string | undefined) {
    if (email === undefined) return undefined;
    const found = await accounts.find(db, accountId);
    return found?.email === email && !accounts.isConfirmed(found) ? email : undefined;
  }

  const isPending = async ({ accountId }: Caller, email: string) =>
    post !== null && (await mailTokens.pendingEmail(db, accountId, now()))?.email === email;

  route(app, account.update, async ({ caller, body }) => {
    const { email, password, currentpassword } = body;
    if (caller.keyKind === 'api') mustHaveWriteAccess(caller, { support: config.SUPPORT_EMAIL });
    if (password !== undefined)
      await mustBeUncommon(password, [
        caller.email,
        caller.username,
        ...(email === undefined ? [] : [email]),
      ]);
    await mustAllowSignInChanges(service, caller);
    const another = email === caller.email ? undefined : email;
    // If the service sends mail, another address must be confirmed first. Otherwise it's accepted unchecked, so that
    // nobody learns whether other accounts use it.
    const unconfirmed = post === null ? undefined : (another ?? (await unconfirmedOf(caller, email)));
    if (another !== undefined || unconfirmed !== undefined)
      mustHaveWriteAccess(caller, { support: config.SUPPORT_EMAIL });
    // Requesting a message to the account's own address, or another one to the pending address, doesn't change anything
    // yet.
    if (
      password !== undefined ||
      (another !== undefined && !(await isPending(caller, another))) ||
      !unconfirmed
    )
      await mustBeRecent(service, caller, currentpassword);
    if (password !== undefined) await mustBeAnother(caller, password);
    if (unconfirmed !== undefined) await mustNotGuess(service, `e-mail of ${caller.accountId}`, 'email');
    const change = {
      ...(another !== undefined && unconfirmed === undefined && { email: another }),
      ...(password !== undefined && {
        password_hash: await hashPassword(password, askerOfAccount(caller.accountId)),
      }),
    };
    if (Object.keys(change).length > 0) {
      await accounts.update(db, caller.accountId, change);
      await keys.endSessions(db, caller.accountId, caller.keyId);
      await keys.forgetExpiredSessions(db, now());
    }
    if (password !== undefined) {
      await mailTokens.endOfAccount(db, caller.accountId);
      await devices.forgetAll(db, caller.accountId);
      post?.passwordChanged(caller, 'account');
    }
    if (unconfirmed === undefined) return done('Account has been updated successfully.');
    await post?.toNewEmail(caller.accountId, unconfirmed);
    return done(
      [
        ...(password === undefined ? [] : ['Your password has been changed.']),
        `We sent a message to ${unconfirmed}.`,
        another === undefined
          ? 'Open the link in it to confirm your address.'
          : 'Your address changes once you open the link in it.',
      ].join(' '),
    );
  });

  route(app, account.holdings, async ({ caller }) => {
    return ok({ data: await holdingsOf(db, caller.accountId) });
  });

  route(app, account.pictures, async ({ caller }) =>
    ok({ data: await pictureUsage(service, caller.accountId) }),
  );

  route(app, account.export, async ({ caller: { accountId, inspection } }) => {
    if (inspection) throw new ApiRefusal(403, 'Only the account’s owner can export it.');
    if (exporting.has(accountId)) {
      throw new ApiRefusal(400, 'An export of this account is already running. Wait until it’s done.');
    }
    exporting.add(accountId);
    const over = () => exporting.delete(accountId);
    const zip = await accountZip(service, accountId).catch((error: unknown) => {
      over();
      throw error;
    });
    zip.once('close', over);
    return Readable.toWeb(zip) as ReadableStream;
  });

  route(app, account.delete, async ({ caller, body }) => {
    const found = mustFind(await accounts.find(db, caller.accountId), 'account');
    if (body.username !== found.username)
      throw new ApiRefusal(400, 'This isn’t the username of this account.', 'username');
    await mustNotGuess(service, `close ${found.id}`, 'password');
    if (!(await passwordFits(body.password, found.password_hash, askerOfAccount(found.id))))
      throw new ApiRefusal(400, 'The password is wrong.', 'password');
    // Checked again in the database, since the account may have been locked since the request arrived.
    if (!(await closings.close(found)))
      throw new ApiRefusal(
        403,
        `This account is locked. To delete it, contact ${config.SUPPORT_EMAIL ?? 'support'}.`,
      );
    post?.accountDeleted(found);
    return done('The account has been deleted. Its links and QR codes no longer work.');
  });
};
