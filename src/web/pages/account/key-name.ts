import type { Key } from '#contract/keys.ts';
import { account as words } from '#web/words/account.ts';

const between = ' on ';

/** What a key is called: as its owner named it, or as the service did, in English. Of a session, that is its browser. */
export function keyName({ kind, name }: Key): string {
  if (kind === 'api') return words.madeKeys[name] ?? name;
  if (name === 'Unknown') return words.unknownBrowser;
  const [browser = name, system] = name.split(between);
  return system === undefined ? name : words.browserOn(browser, system);
}
