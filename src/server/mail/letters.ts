/** What the service writes to people, in plain text: all of its mail's words, so that a second language has one place. */
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

/** A page of the dashboard. What stands behind the # is sent to no server and stands in no log. */
const pageAt = (publicUrl: string, page: string, fragment: Record<string, string>) =>
  `${publicUrl}/app/${page}#${new URLSearchParams(fragment).toString()}`;

/** An address stands in a paragraph of its own, so that no full stop becomes part of it. */
const written = (...paragraphs: string[]) => `${paragraphs.join('\n\n')}\n`;

const nothingHappens = 'If it was not you, nothing happens: you need not do anything.';

/** The letters of the service at an address such as https://go.example.com. */
export function lettersFrom(publicUrl: string) {
  return {
    register: (to: string, token: string): Letter => ({
      to,
      subject: 'Make your Waypost account',
      text: written(
        'Hello,',
        `somebody, probably you, would like an account at ${publicUrl} with this e-mail address. To go on, open this address within a day:`,
        pageAt(publicUrl, 'register', { token, email: to }),
        nothingHappens,
      ),
    }),

    /** To whoever asks for an account and has one. */
    registeredAlready: (to: string, token: string): Letter => ({
      to,
      subject: 'You have a Waypost account already',
      text: written(
        'Hello,',
        `somebody, probably you, would like an account at ${publicUrl} with this e-mail address. You have one already. Sign in here:`,
        `${publicUrl}/app/sign-in`,
        'Should you have forgotten your password, choose a new one at this address within an hour:',
        pageAt(publicUrl, 'reset', { token, email: to }),
        nothingHappens,
      ),
    }),

    /** Several accounts can have an address that nobody confirmed. */
    reset: (to: string, ways: readonly ResetWay[]): Letter => ({
      to,
      subject: 'Choose a new Waypost password',
      text: written(
        'Hello,',
        `somebody, probably you, has forgotten the password of an account with this e-mail address at ${publicUrl}.`,
        ...ways.flatMap(({ username, token }) => [
          `To choose a new one for "${username}", open this address within an hour:`,
          pageAt(publicUrl, 'reset', { token, email: to }),
        ]),
        'If it was not you, nothing happens: your password stays as it is.',
      ),
    }),

    /** `how`: by way of a message, or in the account. */
    passwordChanged: (to: string, how: 'message' | 'account'): Letter => ({
      to,
      subject: 'Your Waypost password was changed',
      text: written(
        'Hello,',
        `The password of your account at ${publicUrl} was changed just now. Your other sessions were signed out.`,
        how === 'message'
          ? 'If it was you, you don’t need to do anything. If it wasn’t, somebody else can read your e-mail: change the password of your mailbox first, then choose a new one here:'
          : 'If it was you, you don’t need to do anything. If it wasn’t, choose a new password here and revoke all API keys:',
        `${publicUrl}/app/forgotten`,
      ),
    }),

    secondStepChanged: (to: string, what: string): Letter => ({
      to,
      subject: 'Sign-in to your Waypost account has changed',
      text: written(
        'Hello,',
        `at your account at ${publicUrl}, ${what} just now.`,
        'If it was you, all is well. If it was not you, somebody else can use your account: change the password and look at the second step here:',
        `${publicUrl}/app/account`,
      ),
    }),

    confirmEmail: (to: string, token: string): Letter => ({
      to,
      subject: 'Confirm your new e-mail address for Waypost',
      text: written(
        'Hello,',
        `somebody, probably you, would like to use this e-mail address for an account at ${publicUrl}. To confirm it, open this address within a day, where you are signed in:`,
        pageAt(publicUrl, 'confirm-email', { token, email: to }),
        nothingHappens,
      ),
    }),

    /** To whose address another account would like to have. */
    emailWanted: (to: string): Letter => ({
      to,
      subject: 'Somebody wanted your e-mail address at Waypost',
      text: written(
        'Hello,',
        `somebody wanted to use this e-mail address for another account at ${publicUrl}. It belongs to yours, so nothing was changed, and they were not told.`,
        'If it was you: sign in with this address to use the account that has it.',
        nothingHappens,
      ),
    }),

    /** To the old address. */
    emailChanged: (to: string): Letter => ({
      to,
      subject: 'Your Waypost e-mail address was changed',
      text: written(
        'Hello,',
        `The e-mail address of your account at ${publicUrl} was changed just now. This address is no longer used for it. Your other sessions were signed out.`,
        'If it was you, you don’t need to do anything. If it wasn’t, somebody else can use your account: write to the people who run this server at once.',
      ),
    }),

    /** To the new address. */
    emailConfirmed: (to: string): Letter => ({
      to,
      subject: 'This is your new Waypost e-mail address',
      text: written(
        'Hello,',
        `This is the e-mail address of your account at ${publicUrl} from now on. Messages about the account go here.`,
        'If it was you, you don’t need to do anything. If it wasn’t, write to the people who run this server.',
      ),
    }),

    domainReady: (to: string, host: string): Letter => ({
      to,
      subject: `${host} is ready`,
      text: written(
        'Hello,',
        `your domain ${host} now works with Waypost. Choose it when you create a link:`,
        `${publicUrl}/app/links?open=new`,
      ),
    }),

    /** To somebody who waits for a domain that another account proved first. */
    domainTaken: (to: string, host: string): Letter => ({
      to,
      subject: `${host} is used by another account`,
      text: written(
        'Hello,',
        `another account at ${publicUrl} proved that it owns ${host} before yours did, so your account can’t use it.`,
        'If the domain is yours, ask the people who run this server.',
      ),
    }),
  };
}

export type Letters = ReturnType<typeof lettersFrom>;
