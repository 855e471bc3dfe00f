import { de } from './words/de.ts';
import { en, type LetterWords, type Met, type Said, type SignedInFrom } from './words/en.ts';

/** What the service writes to people, in plain text. */
export interface Letter {
  to: string;
  subject: string;
  text: string;
}

/** Lets the reader choose a new password for one account. */
export interface ResetWay {
  username: string;
  token: string;
}

/** Who reads a letter about an account: several can have one address. */
export interface Addressee {
  username: string;
  email: string;
}

/** `at`: Unix seconds. */
export interface SignIn extends SignedInFrom {
  at: number;
}

/** `at`: Unix seconds; `mayChange`: whether it can do more than read. */
export interface NewKey {
  at: number;
  name: string;
  mayChange: boolean;
}

/** What happened to how an account signs in. */
export type StepChange = Exclude<keyof LetterWords['steps'], 'lastAppRemoved' | 'lastPasskeyRemoved'>;

const words = { en, de };
export type LetterLanguage = keyof typeof words;

/** The first of a reader's languages that there are letters in; undefined where there is none. */
export const letterLanguageOf = (wanted: readonly (string | null)[]): LetterLanguage | undefined =>
  wanted.find((each): each is LetterLanguage => each !== null && Object.hasOwn(words, each));

const letter = (to: string, { subject, text }: Said): Letter => ({
  to,
  subject,
  // An address stands in a paragraph of its own, so that no full stop becomes part of it.
  text: `${text.join('\n\n')}\n`,
});

/** An address that may have a query already, with more of it. */
const withQuery = (address: string, more: Record<string, string>) =>
  `${address}${address.includes('?') ? '&' : '?'}${new URLSearchParams(more).toString()}`;

/**
 * The letters of the service at an address such as https://go.example.com.
 * @param support the e-mail address of those who help, if there is one
 */
export function lettersFrom(site: string, language: LetterLanguage, support?: string) {
  const said = words[language];
  /** Whom to ask: those who run the service, and those who lock accounts. */
  const [operator, staff] = [support ?? said.operator, support ?? said.staff];
  const page = (path: string) => `${site}/app/${path}`;
  /** Names the account, as the dashboard’s own addresses do where a browser keeps several. */
  const pageOf = (username: string, path: string) => withQuery(page(path), { in: username });
  /** What stands behind the # is sent to no server and stands in no log. */
  const withToken = (address: string, token: string, email: string, username?: string) =>
    `${address}#${new URLSearchParams({ token, email, ...(username !== undefined && { username }) }).toString()}`;
  const pageWith = (path: string, ...brought: [token: string, email: string, username?: string]) =>
    withToken(page(path), ...brought);
  return {
    register: (to: string, token: string) => letter(to, said.register(site, pageWith('register', token, to))),
    /** To whoever asks for an account and has one. */
    registeredAlready: (to: string, { username, token }: ResetWay) =>
      letter(to, said.registeredAlready(site, page('sign-in'), pageWith('reset', token, to, username))),
    /** Several accounts can have an address that nobody confirmed. */
    reset: (to: string, ways: readonly ResetWay[]) =>
      letter(
        to,
        said.reset(
          site,
          ways.map(({ username, token }) => ({ username, page: pageWith('reset', token, to, username) })),
        ),
      ),
    /** `how`: by way of a message, or in the account. */
    passwordChanged: ({ email, username }: Addressee, how: 'message' | 'account') =>
      letter(email, said.passwordChanged(site, username, how, page('forgotten'))),
    secondStepChanged: ({ email, username }: Addressee, what: keyof LetterWords['steps']) =>
      letter(email, said.secondStepChanged(site, username, said.steps[what], pageOf(username, 'account'))),
    /** `left`: how many recovery codes there still are. */
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
    /** To the address that the account would like to have. */
    confirmEmail: ({ email, username }: Addressee, token: string) =>
      letter(email, said.confirmEmail(site, withToken(pageOf(username, 'confirm-email'), token, email))),
    /** To whose address another account would like to have. */
    emailWanted: (to: string) => letter(to, said.emailWanted(site)),
    /** To the old address. */
    emailChanged: ({ email, username }: Addressee) =>
      letter(email, said.emailChanged(site, username, operator)),
    /** To the new address. */
    emailConfirmed: ({ email, username }: Addressee) =>
      letter(email, said.emailConfirmed(site, username, operator)),
    domainReady: ({ email, username }: Addressee, host: string) =>
      letter(email, said.domainReady(host, pageOf(username, 'links?open=new'))),
    /** `path`: of the page of what was watched. */
    goalMet: ({ email, username }: Addressee, met: Met, path: string) =>
      letter(
        email,
        said.goalMet(met, pageOf(username, path), pageOf(username, withQuery(path, { open: 'alerts' }))),
      ),
    /** To somebody who waits for a domain that another account proved first. */
    domainTaken: ({ email, username }: Addressee, host: string) =>
      letter(email, said.domainTaken(site, username, host, operator)),
  };
}

export type Letters = ReturnType<typeof lettersFrom>;
