import { keyFingerprint } from '#web/lib/key-fingerprint.ts';
import type { Typed } from './draft.ts';
import { copyOwner } from './kept-copy.ts';
import { writeStored, storageKeyOf, readStored } from './stored.ts';

/** A copy of the input that outlives its tab. */
interface Copy {
  /** The marks of the account that owns the copy. Other accounts never receive it. */
  owners: readonly string[];
  /** In ms since 1970. */
  at: number;
  typed: Typed;
}

/** How long a copy is kept, in ms. */
const lifetime = 7 * 24 * 60 * 60 * 1000;

const nameOf = (form: string) => `draft ${form}`;

const isObject = (value: unknown): value is Typed =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isCopy = (kept: unknown): kept is Copy =>
  isObject(kept) &&
  Array.isArray(kept['owners']) &&
  typeof kept['at'] === 'number' &&
  kept['at'] > Date.now() - lifetime &&
  isObject(kept['typed']);

/** Names of password fields. That of a Wi-Fi network is nested in a code's content. */
const passwords = ['password', 'pass'];

const textOf = (typed: Typed) =>
  JSON.stringify(typed, (name, value: unknown) =>
    passwords.includes(name) && typeof value === 'string' ? '' : value,
  );

const copyOf = (form: string) => {
  const kept = readStored('browser', nameOf(form));
  return isCopy(kept) ? kept : undefined;
};

function forgetExpired() {
  const place = storageKeyOf(nameOf(''));
  for (const each of Object.keys(localStorage)) {
    const form = each.startsWith(place) ? each.slice(place.length) : undefined;
    if (form !== undefined && !copyOf(form)) writeStored('browser', nameOf(form), undefined);
  }
}

/** Returns the key's mark, and the account's name if the browser knows it, so that a new session finds the copy too. */
function ownersOf(key: string): readonly string[] {
  const mark = keyFingerprint(key);
  const kept = readStored('browser', copyOwner);
  const name = isObject(kept) && kept['key'] === mark ? kept['name'] : undefined;
  return typeof name === 'string' ? [mark, name] : [mark];
}

/** Web Locks aren't available on plain HTTP. Two tabs may then offer the same copy. */
const locks = () => ('locks' in navigator ? navigator.locks : undefined);

/** Signals to other tabs that the form is open here. Returns a function that ends this. */
function hold(lock: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  // Another tab may have the same form open as well.
  void locks()
    ?.request(lock, { mode: 'shared' }, () => promise)
    .catch(() => undefined);
  return resolve;
}

/**
 * Keeps copies of a form's input.
 * @param key the signed-in account's key, of which only the mark is stored
 * @param here the input that this tab has stored for the form
 */
export async function openCopies(form: string, key: string, here: Typed) {
  forgetExpired();
  const owners = ownersOf(key);
  const lock = `waypost ${storageKeyOf(nameOf(form))}`;
  const isHere = Object.keys(here).length > 0;
  const copy = isHere ? undefined : copyOf(form);
  const { held = [] } = (await locks()?.query()) ?? {};
  // Input that is still open in another tab isn't offered here.
  const isOurs = (kept: Copy) => kept.owners.some((owner) => owners.includes(owner));
  const isLeft = copy && isOurs(copy) && !held.some(({ name }) => name === lock);
  const left = isLeft ? copy.typed : undefined;
  let mine = textOf(left ?? here);
  return {
    /** Input left behind by a closed tab. */
    left,
    keep: (typed: Typed) => {
      const text = textOf(typed);
      const kept = copyOf(form);
      // Another account's copy stays for that account.
      if (kept && !isOurs(kept)) return;
      if (text !== '{}')
        writeStored('browser', nameOf(form), { owners, at: Date.now(), typed: JSON.parse(text) as Typed });
      // If several tabs have the same form open, each removes only its own copy.
      else if (kept && textOf(kept.typed) === mine) writeStored('browser', nameOf(form), undefined);
      mine = text;
    },
    end: hold(lock),
  };
}
