import { markOf } from '#web/lib/key-mark.ts';
import type { Typed } from './draft.ts';
import { copyOwner } from './kept-copy.ts';
import { keep, placeOf, recall } from './kept.ts';

/** A copy of what was typed that outlives its tab. */
interface Copy {
  /** Whose it is, by any of the marks that an account has: it is given to nobody else. */
  owners: readonly string[];
  /** In ms since 1970. */
  at: number;
  typed: Typed;
}

/** After so long nobody misses what was typed, in ms. */
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

/** A Wi-Fi's lies within the content of a code. */
const passwords = ['password', 'pass'];

const textOf = (typed: Typed) =>
  JSON.stringify(typed, (name, value: unknown) =>
    passwords.includes(name) && typeof value === 'string' ? '' : value,
  );

const copyOf = (form: string) => {
  const kept = recall('browser', nameOf(form));
  return isCopy(kept) ? kept : undefined;
};

function forgetExpired() {
  const place = placeOf(nameOf(''));
  for (const each of Object.keys(localStorage)) {
    const form = each.startsWith(place) ? each.slice(place.length) : undefined;
    if (form !== undefined && !copyOf(form)) keep('browser', nameOf(form), undefined);
  }
}

/** By the mark of the key, and by the account’s name where the browser knows that, so that a new session finds it too. */
function ownersOf(key: string): readonly string[] {
  const mark = markOf(key);
  const kept = recall('browser', copyOwner);
  const name = isObject(kept) && kept['key'] === mark ? kept['name'] : undefined;
  return typeof name === 'string' ? [mark, name] : [mark];
}

/** On plain http there are no locks: then two tabs may be offered the same. */
const locks = () => ('locks' in navigator ? navigator.locks : undefined);

/** Says to the other tabs that the form stands open here. Returns what ends that. */
function hold(lock: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  // Another tab may have the same form open as well.
  void locks()
    ?.request(lock, { mode: 'shared' }, () => promise)
    .catch(() => undefined);
  return resolve;
}

/**
 * Keeps copies of what is typed into a form.
 * @param key of who is signed in; only its mark is kept
 * @param here what this tab has kept of the form
 */
export async function openCopies(form: string, key: string, here: Typed) {
  forgetExpired();
  const owners = ownersOf(key);
  const lock = `waypost ${placeOf(nameOf(form))}`;
  const isHere = Object.keys(here).length > 0;
  const copy = isHere ? undefined : copyOf(form);
  const { held = [] } = (await locks()?.query()) ?? {};
  // What still stands in another tab is none of ours.
  const isOurs = (kept: Copy) => kept.owners.some((owner) => owners.includes(owner));
  const isLeft = copy && isOurs(copy) && !held.some(({ name }) => name === lock);
  const left = isLeft ? copy.typed : undefined;
  let mine = textOf(left ?? here);
  return {
    /** What a tab has left that is gone. */
    left,
    keep: (typed: Typed) => {
      const text = textOf(typed);
      const kept = copyOf(form);
      // Another account finds what it left.
      if (kept && !isOurs(kept)) return;
      if (text !== '{}')
        keep('browser', nameOf(form), { owners, at: Date.now(), typed: JSON.parse(text) as Typed });
      // Of several tabs with the same form, each takes away its own.
      else if (kept && textOf(kept.typed) === mine) keep('browser', nameOf(form), undefined);
      mine = text;
    },
    end: hold(lock),
  };
}
