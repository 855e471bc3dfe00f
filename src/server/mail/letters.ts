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

const ignore = 'If you didn’t ask for this, ignore this message.';

/** The letters of the service at an address such as https://go.example.com. */
export function lettersFrom(publicUrl: string) {
  return {
    register: (to: string, token: string): Letter => ({
      to,
      subject: 'Create your Waypost account',
      text: written(
        `Create your account at ${publicUrl} here. The link works for one day:`,
        pageAt(publicUrl, 'register', { token, email: to }),
        ignore,
      ),
    }),

    /** To whoever asks for an account and has one. */
    registeredAlready: (to: string, token: string): Letter => ({
      to,
      subject: 'You already have a Waypost account',
      text: written(
        `There’s already an account at ${publicUrl} with this e-mail address. Sign in here:`,
        `${publicUrl}/app/sign-in`,
        'Forgot your password? Choose a new one here. The link works for one hour:',
        pageAt(publicUrl, 'reset', { token, email: to }),
        ignore,
      ),
    }),

    /** Several accounts can have an address that nobody confirmed. */
    reset: (to: string, ways: readonly ResetWay[]): Letter => ({
      to,
      subject: 'Reset your Waypost password',
      text: written(
        `We received a request to reset your password at ${publicUrl}.`,
        ...ways.flatMap(({ username, token }) => [
          `Choose a new password for “${username}” here. The link works for one hour:`,
          pageAt(publicUrl, 'reset', { token, email: to }),
        ]),
        'If you didn’t ask for this, ignore this message. Your password stays the same.',
      ),
    }),

    /** `how`: by way of a message, or in the account. */
    passwordChanged: (to: string, how: 'message' | 'account'): Letter => ({
      to,
      subject: 'Your Waypost password was changed',
      text: written(
        `The password of your account at ${publicUrl} was changed, and your other sessions were signed out.`,
        how === 'message'
          ? 'If this wasn’t you, someone else can read your e-mail. Change the password of your mailbox first, then reset this one here:'
          : 'If this wasn’t you, reset your password here and revoke all API keys:',
        `${publicUrl}/app/forgotten`,
      ),
    }),

    secondStepChanged: (to: string, what: string): Letter => ({
      to,
      subject: 'Your Waypost sign-in was changed',
      text: written(
        `${what} Your account is at ${publicUrl}.`,
        'If this wasn’t you, someone else can use your account. Change your password and check your second step here:',
        `${publicUrl}/app/account`,
      ),
    }),

    confirmEmail: (to: string, token: string): Letter => ({
      to,
      subject: 'Confirm your e-mail address for Waypost',
      text: written(
        `Confirm that you want to use this e-mail address at ${publicUrl}. Open the link where you’re signed in. It works for one day:`,
        pageAt(publicUrl, 'confirm-email', { token, email: to }),
        ignore,
      ),
    }),

    /** To whose address another account would like to have. */
    emailWanted: (to: string): Letter => ({
      to,
      subject: 'Someone tried to use your e-mail address at Waypost',
      text: written(
        `Someone tried to use this e-mail address for another account at ${publicUrl}. It belongs to your account, so nothing was changed, and they weren’t told why.`,
        'If this was you, sign in with this address instead.',
        ignore,
      ),
    }),

    /** To the old address. */
    emailChanged: (to: string): Letter => ({
      to,
      subject: 'Your Waypost e-mail address was changed',
      text: written(
        `Your account at ${publicUrl} no longer uses this e-mail address. Your other sessions were signed out.`,
        'If this wasn’t you, someone else can use your account. Contact the administrator of this server right away.',
      ),
    }),

    /** To the new address. */
    emailConfirmed: (to: string): Letter => ({
      to,
      subject: 'Your new Waypost e-mail address',
      text: written(
        `Your account at ${publicUrl} now uses this e-mail address.`,
        'If this wasn’t you, contact the administrator of this server.',
      ),
    }),

    domainReady: (to: string, host: string): Letter => ({
      to,
      subject: `${host} is ready`,
      text: written(
        `Your domain ${host} is ready. Choose it when you create a link:`,
        `${publicUrl}/app/links?open=new`,
      ),
    }),

    /** To somebody who waits for a domain that another account proved first. */
    domainTaken: (to: string, host: string): Letter => ({
      to,
      subject: `${host} is used by another account`,
      text: written(
        `Another account at ${publicUrl} has proved that it owns ${host}, so you can’t use it.`,
        'If the domain is yours, contact the administrator of this server.',
      ),
    }),
  };
}

export type Letters = ReturnType<typeof lettersFrom>;
