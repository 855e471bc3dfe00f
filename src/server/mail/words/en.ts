/** The content of a letter: a subject, and paragraphs. A URL is a paragraph of its own. */
export interface MailText {
  subject: string;
  text: string[];
}

/** What someone signed in from: "Firefox", or a program's name, and "Windows". Omitted if unknown. */
export interface SignInClient {
  browser?: string;
  system?: string;
}

/** Returns "Firefox on Windows" as a paragraph of its own, or none if nothing is known. */
export function clientLines({ browser, system }: SignInClient, on: string): string[] {
  const known = [browser, system].filter((name) => name !== undefined);
  return known.length === 0 ? [] : [known.join(` ${on} `)];
}

const codesLeft = (left: number) =>
  left === 0 ? 'No codes are left.' : left === 1 ? '1 code is left.' : `${left} codes are left.`;

const ignore = 'If you didn’t ask for this, ignore this message.';

/** A goal that was met. `name` is that of the watched record. */
export type MetGoal = { name: string } & (
  | { kind: 'number'; of: 'clicks' | 'scans' | 'views'; visits: number; number: number }
  | { kind: 'silence'; of: 'clicks' | 'scans' | 'views'; day: Date }
  | { kind: 'first' }
);

const number = new Intl.NumberFormat('en');
/** Returns "1 click" or "2 clicks". */
const counted = (count: number, of: string) =>
  `${number.format(count)} ${count === 1 ? of.slice(0, -1) : of}`;
const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

const minute = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

function metIn(met: MetGoal): string {
  switch (met.kind) {
    case 'number':
      return [
        `${met.name} has reached ${counted(met.number, met.of)}.`,
        ...(met.visits === met.number ? [] : [`It now has ${number.format(met.visits)}.`]),
      ].join(' ');
    case 'silence':
      return `${met.name} had no ${met.of} on ${date.format(met.day)}.`;
    case 'first':
      return `${met.name} was scanned for the first time.`;
  }
}

const metSubject = (met: MetGoal) => {
  switch (met.kind) {
    case 'number':
      return `${counted(met.number, met.of)}: ${met.name}`;
    case 'silence':
      return `No ${met.of}: ${met.name}`;
    case 'first':
      return `First scan: ${met.name}`;
  }
};

/**
 * `site` is the service's address, `page` the one to open, and `ask` an e-mail address or one of the first two texts.
 */
export const en = {
  operator: 'the administrator of this server',
  staff: 'support',

  register: (site: string, page: string): MailText => ({
    subject: 'Create your Waypost account',
    text: [`Create your account at ${site} here. The link works for one day:`, page, ignore],
  }),

  registeredAlready: (site: string, signIn: string, reset: string): MailText => ({
    subject: 'You already have a Waypost account',
    text: [
      `There’s already an account at ${site} with this e-mail address. Sign in here:`,
      signIn,
      'Forgot your password? Choose a new one here. The link works for one hour:',
      reset,
      ignore,
    ],
  }),

  reset: (site: string, ways: readonly { username: string; page: string }[]): MailText => ({
    subject: 'Reset your Waypost password',
    text: [
      `We received a request to reset your password at ${site}.`,
      ...ways.flatMap(({ username, page }) => [
        `Choose a new password for “${username}” here. The link works for one hour:`,
        page,
      ]),
      'If you didn’t ask for this, ignore this message. Your password stays the same.',
    ],
  }),

  passwordChanged: (site: string, username: string, how: 'message' | 'account', page: string): MailText => ({
    subject: 'Your Waypost password was changed',
    text: [
      `The password of your account ${username} at ${site} was changed, and your other sessions were signed out.`,
      how === 'message'
        ? 'If this wasn’t you, someone else can read your e-mail. Change the password of your mailbox first, then reset this one here:'
        : 'If this wasn’t you, reset your password here and revoke all API keys:',
      page,
    ],
  }),

  /** Changes to how an account signs in. */
  steps: {
    appAdded: 'An authenticator app was added.',
    appRemoved: 'The authenticator app was removed.',
    lastAppRemoved:
      'The authenticator app was removed. The password alone is now enough, and your recovery codes no longer work.',
    codesMade: 'New recovery codes were created.',
    passkeyAdded: 'A passkey was added.',
    passkeyRemoved: 'A passkey was removed.',
    lastPasskeyRemoved:
      'A passkey was removed. The password alone is now enough, and your recovery codes no longer work.',
  },
  secondStepChanged: (site: string, username: string, what: string, page: string): MailText => ({
    subject: 'Your Waypost sign-in was changed',
    text: [
      `${what} This is about your account ${username} at ${site}.`,
      'If this wasn’t you, someone else can use your account. Change your password and check your second step here:',
      page,
    ],
  }),

  /** `left` is how many recovery codes the account still has. */
  codeUsed: (site: string, username: string, left: number, page: string): MailText => ({
    subject: 'A recovery code was used to sign in to Waypost',
    text: [
      `Someone signed in to your account ${username} at ${site} with a recovery code. ${codesLeft(left)}`,
      'If this wasn’t you, someone else can use your account. Change your password and check your second step here:',
      page,
    ],
  }),

  signedIn: (site: string, username: string, from: SignInClient, at: Date, page: string): MailText => ({
    subject: 'New sign-in to Waypost',
    text: [
      `Someone signed in to your account ${username} at ${site} from a new browser on ${minute.format(at)} UTC.`,
      ...clientLines(from, 'on'),
      'If this was you, you don’t need to do anything. If not, end that session, change your password and revoke API keys that you don’t know here:',
      page,
    ],
  }),

  keyCreated: (
    site: string,
    username: string,
    name: string,
    mayChange: boolean,
    at: Date,
    page: string,
  ): MailText => ({
    subject: 'New API key for your Waypost account',
    text: [
      `The API key “${name}” was created for your account ${username} at ${site} on ${minute.format(at)} UTC. ${mayChange ? 'Programs can change your account with it.' : 'Programs can only read your account with it.'}`,
      'If this wasn’t you, revoke it and change your password here:',
      page,
    ],
  }),

  accountDeleted: (site: string, username: string, ask: string): MailText => ({
    subject: 'Your Waypost account was deleted',
    text: [
      `Your Waypost account ${username} at ${site} was deleted.`,
      `If this wasn’t you, contact ${ask} right away.`,
    ],
  }),

  accountLocked: (site: string, username: string, reason: string, ask: string): MailText => ({
    subject: 'Your Waypost account was locked',
    text: [
      `Your account ${username} at ${site} was locked. Reason: ${reason}`,
      `Your links and QR codes don’t redirect. You can view everything, but you can’t change anything. To unlock your account, contact ${ask}.`,
    ],
  }),

  accountUnlocked: (site: string, username: string): MailText => ({
    subject: 'Your Waypost account was unlocked',
    text: [
      `Your account ${username} at ${site} was unlocked. Your links and QR codes redirect again, and you can make changes.`,
    ],
  }),

  confirmEmail: (site: string, page: string): MailText => ({
    subject: 'Confirm your e-mail address for Waypost',
    text: [
      `Confirm that you want to use this e-mail address at ${site}. Open the link in the browser where you’re signed in. It works for one day:`,
      page,
      ignore,
    ],
  }),

  emailWanted: (site: string): MailText => ({
    subject: 'Someone tried to use your e-mail address at Waypost',
    text: [
      `Someone tried to use this e-mail address for another account at ${site}. It belongs to your account, so nothing was changed, and they weren’t told why.`,
      'If this was you, sign in with this address instead.',
      ignore,
    ],
  }),

  emailChanged: (site: string, username: string, ask: string): MailText => ({
    subject: 'Your Waypost e-mail address was changed',
    text: [
      `Your account ${username} at ${site} no longer uses this e-mail address. Your other sessions were signed out.`,
      `If this wasn’t you, someone else can use your account. Contact ${ask} right away.`,
    ],
  }),

  emailConfirmed: (site: string, username: string, ask: string): MailText => ({
    subject: 'Your new Waypost e-mail address',
    text: [
      `Your account ${username} at ${site} now uses this e-mail address.`,
      `If this wasn’t you, contact ${ask}.`,
    ],
  }),

  domainReady: (host: string, page: string): MailText => ({
    subject: `${host} is ready`,
    text: [`Your domain ${host} is ready. Choose it when you create a link:`, page],
  }),

  /** `alerts` is the page on which the alert can be deleted. */
  goalMet: (met: MetGoal, page: string, alerts: string): MailText => ({
    subject: metSubject(met),
    text: [
      metIn(met),
      'See its statistics here:',
      page,
      'You get this e-mail because you added an alert. Turn off this alert:',
      alerts,
    ],
  }),

  domainTaken: (site: string, username: string, host: string, ask: string): MailText => ({
    subject: `${host} is used by another account`,
    text: [
      `Another account at ${site} has proved that it owns ${host}, so your account ${username} can’t use it.`,
      `If the domain is yours, contact ${ask}.`,
    ],
  }),
};

export type MailWords = typeof en;
