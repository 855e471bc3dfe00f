import type { z } from 'zod/mini';
import { isRecord } from './fits.ts';

/** What a value is, in the words of people. */
export type Kind = 'missing' | 'nothing' | 'text' | 'number' | 'choice' | 'list' | 'members' | 'value';

/** What is wrong in an answer, without anything that it says. */
export interface Fault {
  /** Where: `data.urls[0].id`. "" is the whole answer. */
  at: string;
  expected: Kind;
  came: Kind;
}

type Path = readonly PropertyKey[];

export function kindOf(value: unknown): Kind {
  if (value === undefined) return 'missing';
  if (value === null) return 'nothing';
  if (Array.isArray(value)) return 'list';
  if (isRecord(value)) return 'members';
  if (typeof value === 'string') return 'text';
  return typeof value === 'number' ? 'number' : typeof value === 'boolean' ? 'choice' : 'value';
}

const kinds: Readonly<Record<string, Kind>> = {
  string: 'text',
  number: 'number',
  int: 'number',
  boolean: 'choice',
  array: 'list',
  object: 'members',
  record: 'members',
};

/** All names of members that a schema has. Any other, such as that of a country, is part of what an answer says. */
function namesIn(schema: z.core.$ZodType, names = new Set<string>()): ReadonlySet<string> {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const inner: readonly unknown[] =
    def.type === 'object'
      ? Object.values(def.shape)
      : def.type === 'union'
        ? def.options
        : def.type === 'array'
          ? [def.element]
          : def.type === 'record'
            ? [def.valueType]
            : 'innerType' in def
              ? [def.innerType]
              : [];
  if (def.type === 'object') for (const name of Object.keys(def.shape)) names.add(name);
  for (const each of inner) namesIn(each as z.core.$ZodType, names);
  return names;
}

const written = (path: Path, names: ReadonlySet<string>) =>
  path
    .map((part) =>
      typeof part === 'number' ? `[${part}]` : `.${names.has(String(part)) ? String(part) : '*'}`,
    )
    .join('')
    .replace(/^\./, '');

const at = (value: unknown, path: Path) =>
  path.reduce<unknown>(
    (inside, part) =>
      typeof inside === 'object' && inside !== null
        ? (inside as Record<PropertyKey, unknown>)[part]
        : undefined,
    value,
  );

/** Of the branches of a union, that which the answer comes nearest to. */
function* plain(issues: readonly z.core.$ZodIssue[], before: Path = []): Generator<[Path, z.core.$ZodIssue]> {
  for (const issue of issues) {
    const path = [...before, ...issue.path];
    const depth = (branch: readonly z.core.$ZodIssue[]) =>
      Math.max(0, ...branch.map((each) => each.path.length));
    const branches =
      issue.code === 'invalid_union' ? issue.errors.toSorted((a, b) => depth(b) - depth(a)) : [];
    const [nearest] = branches;
    if (nearest && nearest.length > 0) yield* plain(nearest, path);
    else yield [path, issue];
  }
}

const wanted = (issue: z.core.$ZodIssue): Kind =>
  (issue.code === 'invalid_type' && kinds[issue.expected]) ||
  (issue.code === 'too_small' && kinds[issue.origin]) ||
  (issue.code === 'invalid_format' ? 'text' : 'value');

/** Enough to see what is meant. */
const most = 5;

/** @param answer as it came */
export function faultsIn(
  schema: z.core.$ZodType,
  error: z.core.$ZodError,
  answer: unknown,
): readonly Fault[] {
  const names = namesIn(schema);
  const faults = [...plain(error.issues)].map(([path, issue]) => ({
    at: written(path, names),
    expected: wanted(issue),
    came: kindOf(at(answer, path)),
  }));
  return faults.slice(0, most);
}
