import type { Key } from '#contract/keys.ts';
import { account as words } from '#web/words/account.ts';

const between = ' on ';

/**
 * Returns the name the owner gave a key, or a translation of the English name that the service gave it. A session's
 * name is its browser.
 */
export function keyName({ kind, name }: Key): string {
  if (kind === 'api') return words.madeKeys[name] ?? name;
  if (name === 'Unknown') return words.unknownBrowser;
  const [browser = name, system] = name.split(between);
  return system === undefined ? name : words.browserOn(browser, system);
}
