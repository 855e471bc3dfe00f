import { ApiRefusal } from './api-refusal.ts';

let loaded: Promise<ReadonlySet<string>> | undefined;

/** Loads the list when the first password is chosen, since a service may run for weeks without it. */
async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].filter((password) => password.length >= 8));
}

/** Whether a password is among those that are guessed first, regardless of case. */
export async function isCommon(password: string): Promise<boolean> {
  loaded ??= load();
  return (await loaded).has(password.toLowerCase());
}

export const tooCommon = 'This password is one of the most common. Choose another one.';

const ownName = 'Choose a password other than your e-mail address or username.';

/**
 * @param names the account's e-mail addresses and username
 * @throws ApiRefusal 400 with the field `password` if the password would be guessed first
 */
export async function mustBeUncommon(password: string, names: readonly string[]): Promise<void> {
  if (names.some((name) => name.toLowerCase() === password.trim().toLowerCase()))
    throw new ApiRefusal(400, ownName, 'password');
  if (await isCommon(password)) throw new ApiRefusal(400, tooCommon, 'password');
}
