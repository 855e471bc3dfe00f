/**
 * A response's form, written so briefly that pages include it. A response that fits its outline needs no schema, since
 * the schema would return it unchanged. Any other response is left to its schema.
 */
export type Outline =
  | keyof typeof kinds
  | readonly ['list' | 'labels' | 'null' | 'maybe', Outline]
  | readonly ['one', ...Outline[]]
  | readonly ['is', ...unknown[]]
  | { readonly [member: string]: Outline };

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown) => typeof value === 'string';
const matches = (form: RegExp) => (value: unknown) => typeof value === 'string' && form.test(value);
const isWhole = (value: unknown) => Number.isSafeInteger(value) && !Object.is(value, -0);
const atLeast = (least: number) => (value: unknown) => isWhole(value) && Number(value) >= least;
/** Returns whether a server may have sent the value in place of null. */
const isNothing = (value: unknown) =>
  value === '' ||
  value === '0' ||
  value === 0 ||
  value === false ||
  (Array.isArray(value) && value.length === 0);

const kinds = {
  text: isText,
  /** Non-empty text. */
  some: matches(/./s),
  digits: matches(/^\d+$/),
  time: matches(/^(?!0000-00-00)\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
  date: matches(/^(?!0000-00-00)\d{4}-\d\d-\d\d$/),
  yes: (value: unknown) => typeof value === 'boolean',
  count: atLeast(0),
  id: atLeast(1),
  whole: isWhole,
  /** Accepts text, or false if there is none. */
  given: (value: unknown) => value === false || (isText(value) && !isNothing(value) && value !== 'false'),
  any: () => true,
};

export function fits(outline: Outline, value: unknown): boolean {
  if (typeof outline === 'string') return kinds[outline](value);
  if (!isParted(outline)) return isRecord(value) && hasMembers(outline, value);
  const [how, ...parts] = outline;
  if (how === 'is') return parts.includes(value);
  if (how === 'one') return parts.some((part) => fits(part as Outline, value));
  const part = parts[0] as Outline;
  if (how === 'maybe') return fits(part, value);
  if (how === 'null') return value === null || (!isNothing(value) && fits(part, value));
  if (how === 'list') return Array.isArray(value) && value.every((item) => fits(part, item));
  return (
    isRecord(value) &&
    Object.entries(value).every(([label, item]) => label !== '__proto__' && item !== null && fits(part, item))
  );
}

const isParted = (outline: Outline): outline is Extract<Outline, readonly unknown[]> =>
  Array.isArray(outline);

/** Returns whether the value has all required members and no unknown ones. */
const hasMembers = (outline: { readonly [member: string]: Outline }, value: Record<string, unknown>) =>
  Object.entries(value).every(([name, member]) => {
    const of = Object.hasOwn(outline, name) ? outline[name] : undefined;
    return of !== undefined && fits(of, member);
  }) &&
  Object.entries(outline).every(
    ([name, of]) => Object.hasOwn(value, name) || (isParted(of) && of[0] === 'maybe'),
  );
