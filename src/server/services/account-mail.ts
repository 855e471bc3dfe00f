import { now } from '#server/rules/clock.ts';
import type { Site } from '#server/rules/addresses.ts';
import { hashSecret, newSecret } from '#server/rules/secrets.ts';
import {
  type Addressee,
  type MailMessage,
  type MailLanguage,
  mailLanguageOf,
  type MailMessages,
  mailMessagesOf,
  type NewKey,
  type ResetOption,
  type SignIn,
  type StepChange,
} from '#server/mail/mail-messages.ts';
import type { Mailer } from '#server/mail/mailer.ts';
import * as accounts from '#server/store/account.ts';
import type { Db } from '#server/store/database/database.ts';
import * as counts from '#server/store/mail-counts.ts';
import * as mailTokens from '#server/store/mail-tokens.ts';
import * as pending from '#server/store/pending-domains.ts';
import { hasSecondStep } from '#server/store/second-step.ts';
import type { GoalRow } from '#server/store/statistics/goals.ts';
import { subjectIn } from '#server/store/statistics/subject.ts';
import { metOf, watchedIn } from './statistics/met-goal.ts';

/**
 * Sends the service's messages to people. The accounts with an address are looked up after the response, so that
 * neither the response nor its timing reveals whether an account has the address.
 */
export interface AccountMail {
  /** Writes to someone who wants an account. `language` is the one that their browser requests. */
  toNewcomer(email: string, language: MailLanguage | undefined): void;
  /** Writes to the accounts that have the address, if there are any. */
  toForgetful(email: string): void;
  /**
   * Writes to the new address that the account wants. Resolves once the account's earlier request is no longer valid.
   * This happens for every address, so it reveals nothing.
   */
  toNewEmail(accountId: number, email: string): Promise<void>;
  /** `how` is whether it was changed through a message or in the account. */
  passwordChanged(to: Recipient, how: 'message' | 'account'): void;
  secondStepChanged(to: Recipient, what: StepChange): void;
  /** Reports that a recovery code was used to sign in. `left` is how many codes remain. */
  codeUsed(to: Recipient, left: number): void;
  /** Reports a sign-in from a new browser to the account’s address, if it's confirmed. */
  signedIn(accountId: number, how: SignIn): void;
  /** Writes to the account’s address, if it's confirmed. */
  keyCreated(accountId: number, key: NewKey): void;
  /** Writes to the account's old address and to its new one. */
  emailChanged(from: Recipient, to: string): void;
  /** Writes to the account’s former address, if it was confirmed. `account` is the row before the deletion. */
  accountDeleted(account: accounts.AccountRow): void;
  /**
   * Writes to the account’s address, if it's confirmed. `reason` is why support locked the account. Null if it was
   * unlocked.
   */
  lockChanged(account: accounts.AccountRow, reason: string | null): void;
  /** Writes to the domain's account, and to the other accounts that wait for the same host. */
  domainReady(accountId: number, host: string): void;
  /** Writes to the account’s address, if it's confirmed. */
  goalMet(goal: GoalRow): void;
  /** Resolves once no message is in progress. */
  settled(): Promise<void>;
}

/** An account, with its current or former address. */
export interface Recipient extends Addressee {
  accountId: number;
}

interface AccountMailOptions {
  db: Db;
  site: Site;
  mailer: Mailer;
  /** The contact for questions that letters name. Undefined if there is none. */
  support?: string | undefined;
}

const hour = 60 * 60;
const day = 24 * hour;

/** Returns what the message reports instead if this removes the last way of the second step. */
const lastOf = (what: StepChange) =>
  what === 'appRemoved' ? 'lastAppRemoved' : what === 'passkeyRemoved' ? 'lastPasskeyRemoved' : undefined;

export function createAccountMail({ db, site, mailer, support }: AccountMailOptions): AccountMail {
  const inLanguage: Record<MailLanguage, MailMessages> = {
    en: mailMessagesOf(site.publicUrl, 'en', support),
    de: mailMessagesOf(site.publicUrl, 'de', support),
  };
  /** Returns the letters in the account's language, else in that of the request, else in English. */
  const lettersTo = (account: Pick<accounts.AccountRow, 'language'> | undefined, asked?: MailLanguage) =>
    inLanguage[mailLanguageOf([account?.language ?? null, asked ?? null]) ?? 'en'];
  const later = (accountId: number, write: (letters: MailMessages) => Promise<MailMessage> | MailMessage) =>
    mailer.later(async () => write(lettersTo(await accounts.find(db, accountId))));

  const ifConfirmed = (account: accounts.AccountRow, write: (letters: MailMessages) => MailMessage) => {
    if (accounts.isConfirmed(account)) mailer.later(() => Promise.resolve(write(lettersTo(account))));
  };

  const ofConfirmed = (id: number, write: (letters: MailMessages, to: accounts.AccountRow) => MailMessage) =>
    mailer.later(async () => {
      const found = await accounts.find(db, id);
      return found && accounts.isConfirmed(found) ? write(lettersTo(found), found) : undefined;
    });

  /** Limits how often strangers can have messages sent to an address. Nobody learns that a message wasn't sent. */
  const ifFew = async (email: string, write: () => Promise<MailMessage> | MailMessage) =>
    (await counts.count(db, email, now())) ? write() : undefined;

  /** Returns a secret, and the row that is stored for it. */
  const secretFor = <Token extends Pick<mailTokens.MailToken, 'purpose' | 'email' | 'account_id'>>(
    token: Token,
    seconds: number,
  ) => {
    const secret = newSecret('mail');
    const created_at = now();
    return {
      secret,
      row: { ...token, hash: hashSecret(secret), created_at, expires_at: created_at + seconds },
    };
  };
  const newToken = async (...asked: Parameters<typeof secretFor>) => {
    const { secret, row } = secretFor(...asked);
    await mailTokens.add(db, row);
    return secret;
  };
  const resetToken = (account_id: number, email: string) =>
    newToken({ purpose: 'reset', email, account_id }, hour);

  return {
    toNewcomer(email, language) {
      mailer.later(async () => {
        const owner = await accounts.findByConfirmedEmail(db, email);
        const letters = lettersTo(owner, language);
        return ifFew(email, async () =>
          owner
            ? letters.registeredAlready(email, {
                username: owner.username,
                token: await resetToken(owner.id, email),
              })
            : letters.register(email, await newToken({ purpose: 'register', email, account_id: null }, day)),
        );
      });
    },
    toForgetful(email) {
      mailer.later(async () => {
        const owners = await accounts.findByEmail(db, email);
        if (owners.length === 0) return undefined;
        return ifFew(email, async () => {
          const ways: ResetOption[] = [];
          for (const { id, username } of owners) ways.push({ username, token: await resetToken(id, email) });
          return lettersTo(owners.find(({ language }) => language !== null)).reset(email, ways);
        });
      });
    },
    async toNewEmail(account_id, email) {
      const { secret, row } = secretFor({ purpose: 'email', email, account_id } as const, day);
      await mailTokens.replaceEmails(db, row);
      mailer.later(async () => {
        const owner = await accounts.findByConfirmedEmail(db, email);
        const asking = await accounts.find(db, account_id);
        if (!asking) return undefined;
        const letters = lettersTo(owner ?? asking);
        return ifFew(email, () =>
          owner ? letters.emailWanted(email) : letters.confirmEmail({ ...asking, email }, secret),
        );
      });
    },
    // Reports of events are sent regardless of how many messages went before, since nobody can request them.
    passwordChanged(to, how) {
      later(to.accountId, (letters) => letters.passwordChanged(to, how));
    },
    secondStepChanged(to, what) {
      later(to.accountId, async (letters) => {
        const last = lastOf(what);
        const isLast = last !== undefined && !(await hasSecondStep(db, to.accountId));
        return letters.secondStepChanged(to, isLast ? last : what);
      });
    },
    codeUsed(to, left) {
      later(to.accountId, (letters) => letters.codeUsed(to, left));
    },
    signedIn(accountId, how) {
      ofConfirmed(accountId, (letters, to) => letters.signedIn(to, how));
    },
    keyCreated(accountId, key) {
      ofConfirmed(accountId, (letters, to) => letters.keyCreated(to, key));
    },
    emailChanged(from, to) {
      later(from.accountId, (letters) => letters.emailChanged(from));
      later(from.accountId, (letters) => letters.emailConfirmed({ ...from, email: to }));
    },
    accountDeleted(account) {
      ifConfirmed(account, (letters) => letters.accountDeleted(account));
    },
    lockChanged(account, reason) {
      ifConfirmed(account, (letters) =>
        reason === null ? letters.accountUnlocked(account) : letters.accountLocked(account, reason),
      );
    },
    domainReady(accountId, host) {
      const tell = (id: number, letter: 'domainReady' | 'domainTaken') =>
        mailer.later(async () => {
          const owner = await accounts.find(db, id);
          return owner && lettersTo(owner)[letter](owner, host);
        });
      tell(accountId, 'domainReady');
      mailer.later(async () => {
        for (const id of await pending.waitingFor(db, host)) tell(id, 'domainTaken');
        return undefined;
      });
    },
    goalMet(goal) {
      mailer.later(async () => {
        const owner = await accounts.find(db, goal.account_id);
        const subject = subjectIn(goal);
        if (!owner || !subject || !accounts.isConfirmed(owner)) return undefined;
        const { name, path } = await watchedIn(db, site, goal.account_id, subject);
        return lettersTo(owner).goalMet(owner, metOf(goal, name, subject), path);
      });
    },
    settled: () => mailer.settled(),
  };
}
