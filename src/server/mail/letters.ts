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

    passwordChanged: (to: string): Letter => ({
      to,
      subject: 'Your Waypost password was changed',
      text: written(
        'Hello,',
        `the password of your account at ${publicUrl} was changed just now, by way of a message to this address. Whoever was signed in is signed out.`,
        'If it was you, all is well. If it was not you, somebody else can read your mail: change the password of your mailbox first, then ask for another new one here:',
        `${publicUrl}/app/sign-in`,
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
      subject: 'Your Waypost account has another e-mail address',
      text: written(
        'Hello,',
        `your account at ${publicUrl} has another e-mail address since just now, and this one is no longer used for it. Other sign-ins were ended.`,
        'If it was you, all is well. If it was not you, somebody else can use your account: write to the people who run this server at once.',
      ),
    }),
  };
}

export type Letters = ReturnType<typeof lettersFrom>;
