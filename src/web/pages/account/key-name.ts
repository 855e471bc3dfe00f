import type { Key } from '#contract/keys.ts';
import { account as words } from '#web/words/account.ts';

const between = ' on ';

/** What the service calls the key that it makes with an account. */
const first = 'First key';

/** What a key is called; of a session, what the service says in English of its browser. */
export function keyName({ kind, name }: Key): string {
  if (kind === 'api') return name === first ? words.firstKey : name;
  if (name === 'Unknown') return words.unknownBrowser;
  const [browser = name, system] = name.split(between);
  return system === undefined ? name : words.browserOn(browser, system);
}
