import { z } from 'zod/mini';
import type { Endpoint, ResponseOf } from '#contract/endpoint.ts';
import { isRecord } from './fits.ts';
import { type Fault, InvalidResponseError, type Kind, requireSuccess } from './refusal.ts';
import { shaped } from './shape.ts';

/**
 * Reads a response of any server of this API in the form of this contract. It's strict about meaning and tolerant about
 * shape.
 * @param tell receives a list's unreadable records, as they were sent, and what is wrong with them. The other records
 * are still read.
 * @throws {RefusedError} if the response is a failure
 * @throws {InvalidResponseError} if it can't be read as a response of the endpoint
 */
export function decode<E extends Endpoint>(
  endpoint: E,
  status: number,
  json: unknown,
  tell: (unreadable: readonly unknown[], faults: readonly Fault[]) => void = () => undefined,
): ResponseOf<E> {
  const answer = requireSuccess(status, json);
  const parsed = read(endpoint, answer);
  if (parsed.success) {
    tell([], []);
    return parsed.data as ResponseOf<E>;
  }
  const faults = findFaults(endpoint.response, parsed.error, answer);
  const readable = withReadable(endpoint, answer);
  const rest = readable && read(endpoint, readable.answer);
  if (readable && rest?.success) {
    tell(readable.left, faults);
    return rest.data as ResponseOf<E>;
  }
  throw new InvalidResponseError(
    `The server's answer to ${endpoint.method} ${endpoint.path} can't be read.`,
    faults,
    {
      cause: z.prettifyError(parsed.error),
    },
  );
}

const read = ({ response }: Endpoint, answer: Record<string, unknown>) =>
  z.safeParse(response, shaped(response, { ...answer, error: 0 }));

/** Returns a list without its unreadable records. Returns undefined if it isn't a list or no record is readable. */
function withReadable({ response, rows: key }: Endpoint, answer: Record<string, unknown>) {
  const element = key && elementOf(response as z.core.$ZodTypes, key);
  if (!key || !element) return undefined;
  const sent = isRecord(answer.data) ? answer.data[key] : answer.data;
  const rows = Object.values(typeof sent === 'object' && sent !== null ? sent : {});
  const readable = rows.filter((row) => z.safeParse(element, shaped(element, row)).success);
  if (readable.length === 0) return undefined;
  const data = { ...(isRecord(answer.data) && answer.data), [key]: readable };
  return { answer: { ...answer, data }, left: rows.filter((row) => !readable.includes(row)) };
}

/** Returns the schema of a list's records. */
function elementOf(schema: z.core.$ZodTypes, key: string): z.core.$ZodType | undefined {
  const { def } = schema._zod;
  if (def.type === 'union')
    return def.options.map((option) => elementOf(option as z.core.$ZodTypes, key)).find(Boolean);
  if (def.type !== 'object') return undefined;
  const data = (def.shape.data as z.core.$ZodTypes | undefined)?._zod.def;
  const list =
    data?.type === 'object' ? (data.shape[key] as z.core.$ZodTypes | undefined)?._zod.def : undefined;
  return list?.type === 'array' ? list.element : undefined;
}

type Path = readonly PropertyKey[];

function kindOf(value: unknown): Kind {
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

/** Collects all member names of a schema. Any other name, such as a country's, is part of the response's data. */
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

/** Yields the issues of a schema. For a union, it follows the branch that the response comes closest to. */
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

/** Enough to recognize the problem. */
const maxFaults = 5;

/** @param answer the response as it was sent */
function findFaults(schema: z.core.$ZodType, error: z.core.$ZodError, answer: unknown): readonly Fault[] {
  const names = namesIn(schema);
  const faults = [...plain(error.issues)].map(([path, issue]) => ({
    at: written(path, names),
    expected: wanted(issue),
    came: kindOf(at(answer, path)),
  }));
  return faults.slice(0, maxFaults);
}
