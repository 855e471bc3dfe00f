import { keep, keptNames, placeOf, recall } from './kept.ts';

/** What was typed, by the field. */
export type Typed = Readonly<Record<string, unknown>>;

/** A copy that outlives its tab. */
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

/** Also the password of a Wi-Fi, within the content of a code. */
const textOf = (typed: Typed) =>
  JSON.stringify(typed, (name, value: unknown) =>
    name === 'password' && typeof value === 'string' ? '' : value,
  );

const copyOf = (form: string) => {
  const kept = recall('browser', nameOf(form));
  return isCopy(kept) ? kept : undefined;
};

const forgetExpired = () => {
  for (const name of keptNames('browser'))
    if (name.startsWith(nameOf('')) && !isCopy(recall('browser', name))) keep('browser', name, undefined);
};

/** What this tab has kept. */
export function typedHere(form: string): Typed {
  const kept = recall('tab', nameOf(form));
  return isObject(kept) ? kept : {};
}

/** @param owners undefined: it ends with the tab */
export function keepTyped(form: string, typed: Typed, owners: readonly string[] | undefined) {
  const isSomething = Object.keys(typed).length > 0;
  const before = typedHere(form);
  keep('tab', nameOf(form), isSomething ? typed : undefined);
  if (isSomething && owners) {
    const copy: Copy = { owners, at: Date.now(), typed: JSON.parse(textOf(typed)) as Typed };
    keep('browser', nameOf(form), copy);
  } else if (!isSomething) forgetCopy(form, before);
}

/** Of several tabs with the same form, each takes away its own. */
export function forgetCopy(form: string, typed: Typed) {
  const copy = copyOf(form);
  if (copy && textOf(copy.typed) === textOf(typed)) keep('browser', nameOf(form), undefined);
}

const lockOf = (form: string) => `waypost ${placeOf(nameOf(form))}`;

/** What a tab has left that is gone. One in which the form still stands open is none of ours. */
export async function typedElsewhere(form: string, owners: readonly string[]): Promise<Typed | undefined> {
  forgetExpired();
  const copy = copyOf(form);
  if (!copy?.owners.some((owner) => owners.includes(owner))) return undefined;
  // On plain http there are no locks: then two tabs may be offered the same.
  const { held = [] } = 'locks' in navigator ? await navigator.locks.query() : {};
  return held.some(({ name }) => name === lockOf(form)) ? undefined : copy.typed;
}

/** Says to the other tabs that the form stands open here. Returns what ends that. */
export function holdForm(form: string): () => void {
  let end = () => {};
  if ('locks' in navigator) {
    const ended = new Promise<void>((resolve) => (end = resolve));
    // Another tab may have the same form open as well.
    void navigator.locks.request(lockOf(form), { mode: 'shared' }, () => ended).catch(() => undefined);
  }
  return () => end();
}
