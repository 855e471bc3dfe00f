import { de } from './words/de.ts';
import { en, type MailWords, type MetGoal, type MailText, type SignInClient } from './words/en.ts';

/** A message that the service sends to people, in plain text. */
export interface MailMessage {
  to: string;
  subject: string;
  text: string;
}

/** What the reader needs to choose a new password for one account. */
export interface ResetOption {
  username: string;
  token: string;
}

/** The reader of a letter about an account. Several accounts can have the same address. */
export interface Addressee {
  username: string;
  email: string;
}

/** `at` is in Unix seconds. */
export interface SignIn extends SignInClient {
  at: number;
}

/** `at` is in Unix seconds. `mayChange` is whether the key can do more than read. */
export interface NewKey {
  at: number;
  name: string;
  mayChange: boolean;
}

/** A change to how an account signs in. */
export type StepChange = Exclude<keyof MailWords['steps'], 'lastAppRemoved' | 'lastPasskeyRemoved'>;

const words = { en, de };
export type MailLanguage = keyof typeof words;

/** Returns the first of a reader's languages in which there are letters. Returns undefined if there is none. */
export const mailLanguageOf = (wanted: readonly (string | null)[]): MailLanguage | undefined =>
  wanted.find((each): each is MailLanguage => each !== null && Object.hasOwn(words, each));

const letter = (to: string, { subject, text }: MailText): MailMessage => ({
  to,
  subject,
  // A URL is a paragraph of its own, so that no full stop becomes part of it.
  text: `${text.join('\n\n')}\n`,
});

/** Adds to the query of a URL, which may already have one. */
const withQuery = (address: string, more: Record<string, string>) =>
  `${address}${address.includes('?') ? '&' : '?'}${new URLSearchParams(more).toString()}`;

/**
 * Returns the letters of the service at an address such as https://go.example.com.
 * @param support the e-mail address for help, if there is one
 */
export function mailMessagesOf(site: string, language: MailLanguage, support?: string) {
  const said = words[language];
  /** Who to contact: the operator of the service, and the staff who lock accounts. */
  const [operator, staff] = [support ?? said.operator, support ?? said.staff];
  const page = (path: string) => `${site}/app/${path}`;
  /** Names the account, as the dashboard’s own URLs do if a browser keeps several. */
  const pageOf = (username: string, path: string) => withQuery(page(path), { in: username });
  /** The part after the # isn't sent to any server and isn't in any log. */
  const withToken = (address: string, token: string, email: string, username?: string) =>
    `${address}#${new URLSearchParams({ token, email, ...(username !== undefined && { username }) }).toString()}`;
  const pageWith = (path: string, ...brought: [token: string, email: string, username?: string]) =>
    withToken(page(path), ...brought);
  return {
    register: (to: string, token: string) => letter(to, said.register(site, pageWith('register', token, to))),
    /** Writes to someone who requests an account and already has one. */
    registeredAlready: (to: string, { username, token }: ResetOption) =>
      letter(to, said.registeredAlready(site, page('sign-in'), pageWith('reset', token, to, username))),
    /** Several accounts can have an address that nobody confirmed. */
    reset: (to: string, ways: readonly ResetOption[]) =>
      letter(
        to,
        said.reset(
          site,
          ways.map(({ username, token }) => ({ username, page: pageWith('reset', token, to, username) })),
        ),
      ),
    /** `how` is whether it was changed through a message or in the account. */
    passwordChanged: ({ email, username }: Addressee, how: 'message' | 'account') =>
      letter(email, said.passwordChanged(site, username, how, page('forgotten'))),
    secondStepChanged: ({ email, username }: Addressee, what: keyof MailWords['steps']) =>
      letter(email, said.secondStepChanged(site, username, said.steps[what], pageOf(username, 'account'))),
    /** `left` is how many recovery codes remain. */
    codeUsed: ({ email, username }: Addressee, left: number) =>
      letter(email, said.codeUsed(site, username, left, pageOf(username, 'account'))),
    signedIn: ({ email, username }: Addressee, { at, ...from }: SignIn) =>
      letter(email, said.signedIn(site, username, from, new Date(at * 1000), pageOf(username, 'account'))),
    keyCreated: ({ email, username }: Addressee, { at, name, mayChange }: NewKey) =>
      letter(
        email,
        said.keyCreated(site, username, name, mayChange, new Date(at * 1000), pageOf(username, 'account')),
      ),
    accountDeleted: ({ email, username }: Addressee) =>
      letter(email, said.accountDeleted(site, username, operator)),
    accountLocked: ({ email, username }: Addressee, reason: string) =>
      letter(email, said.accountLocked(site, username, reason, staff)),
    accountUnlocked: ({ email, username }: Addressee) => letter(email, said.accountUnlocked(site, username)),
    /** Writes to the new address that the account wants. */
    confirmEmail: ({ email, username }: Addressee, token: string) =>
      letter(email, said.confirmEmail(site, withToken(pageOf(username, 'confirm-email'), token, email))),
    /** Writes to the owner of an address that another account wants. */
    emailWanted: (to: string) => letter(to, said.emailWanted(site)),
    /** Writes to the old address. */
    emailChanged: ({ email, username }: Addressee) =>
      letter(email, said.emailChanged(site, username, operator)),
    /** Writes to the new address. */
    emailConfirmed: ({ email, username }: Addressee) =>
      letter(email, said.emailConfirmed(site, username, operator)),
    domainReady: ({ email, username }: Addressee, host: string) =>
      letter(email, said.domainReady(host, pageOf(username, 'links?open=new'))),
    /** `path` is that of the watched record's page. */
    goalMet: ({ email, username }: Addressee, met: MetGoal, path: string) =>
      letter(
        email,
        said.goalMet(met, pageOf(username, path), pageOf(username, withQuery(path, { open: 'alerts' }))),
      ),
    /** Writes to an account that waits for a domain which another account proved first. */
    domainTaken: ({ email, username }: Addressee, host: string) =>
      letter(email, said.domainTaken(site, username, host, operator)),
  };
}

export type MailMessages = ReturnType<typeof mailMessagesOf>;
