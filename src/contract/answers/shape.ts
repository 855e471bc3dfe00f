import { z } from 'zod/mini';
import { Count, Timestamp, WireDate } from '#contract/envelope.ts';
import { isRecord } from './fits.ts';
import { repairOf } from './repairs.ts';

/**
 * Brings a sent value into the shape that a schema expects, where both clearly mean the same: digits in a string for an
 * integer, `[]` for an empty object, null for nothing. It never throws and never judges. Values that it can't bring
 * into shape stay as they are, so the schema rejects them.
 */
export function shaped(schema: z.core.$ZodType, value: unknown): unknown {
  const repair = repairOf(schema);
  const sent = repair?.before ? repair.before(value) : value;
  const result = shapedByKind(schema as z.core.$ZodTypes, sent);
  return repair?.after && isRecord(result) ? repair.after(result, isRecord(sent) ? sent : {}) : result;
}

function shapedByKind(schema: z.core.$ZodTypes, value: unknown): unknown {
  const { def } = schema._zod;
  switch (def.type) {
    case 'object':
      return shapedObject(def, value);
    case 'array':
      return shapedArray(def.element, value);
    case 'record':
      return shapedRecord(def.valueType, value);
    case 'union':
      return shapedUnion(def.options, value);
    case 'optional':
      return shapedOptional(def.innerType, value);
    case 'nullable':
      return shapedNullable(def.innerType, value);
    case 'number':
      return schema === Count ? shapedCount(value) : shapedNumber(value);
    case 'string':
      return shapedString(schema, value);
    case 'boolean':
      return shapedBoolean(value);
    case 'literal':
      return shapedLiteral(def.values, value);
    default:
      return value;
  }
}

/** PHP servers send an empty object as `[]`. Letter case and underscores in names differ between servers. */
function shapedObject(def: z.core.$ZodObjectDef, value: unknown): unknown {
  if (Array.isArray(value) && value.length > 0) return value;
  if (!isRecord(value) && !Array.isArray(value)) return value;
  const sent: Record<string, unknown> = isRecord(value) ? value : {};
  const result: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(def.shape)) {
    const member = shaped(schema, memberOf(sent, name, schema));
    if (member !== undefined) result[name] = member;
  }
  return result;
}

const plain = (name: string) => name.toLowerCase().replaceAll(/[-_]/g, '');

/** Reads own members only, since a server's "__proto__" or "constructor" is data like any other. */
function memberOf(sent: Record<string, unknown>, name: string, schema: z.core.$ZodType): unknown {
  if (Object.hasOwn(sent, name) && sent[name] !== null) return sent[name];
  for (const other of otherNames(schema)) {
    if (Object.hasOwn(sent, other) && sent[other] !== null) return sent[other];
  }
  const alike = Object.keys(sent).find((key) => key !== name && plain(key) === plain(name));
  return alike === undefined ? (Object.hasOwn(sent, name) ? sent[name] : undefined) : sent[alike];
}

function otherNames(schema: z.core.$ZodType): readonly string[] {
  const alsoNamed = z.globalRegistry.get(schema)?.alsoNamed;
  return Array.isArray(alsoNamed) ? (alsoNamed as string[]) : [];
}

/** PHP sends a list with holes as an object with numeric keys. */
function shapedArray(element: z.core.$ZodType, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => shaped(element, item));
  if (isNothing(value)) return [];
  if (isRecord(value) && Object.keys(value).every((key) => /^\d+$/.test(key)))
    return Object.values(value).map((item) => shaped(element, item));
  return value;
}

function shapedRecord(valueType: z.core.$ZodType, value: unknown): unknown {
  if (isNothing(value)) return {};
  if (typeof value !== 'object' || value === null) return value;
  // Assignment isn't safe here, since a label may be "__proto__". The schema drops that label later.
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, item]) => item !== null)
      .map(([label, item]) => [label, shaped(valueType, item)]),
  );
}

/** Returns the shaped value of the first branch that accepts it. */
function shapedUnion(options: readonly z.core.$ZodType[], value: unknown): unknown {
  for (const option of options) {
    const candidate = shaped(option, value);
    if (fits(option, candidate)) return candidate;
  }
  return value;
}

/**
 * Drops a value that the schema rejects, since another server may use the name of an optional extension for something
 * else.
 */
function shapedOptional(inner: z.core.$ZodType, value: unknown): unknown {
  if (value === undefined || (value === null && !fits(inner, null))) return undefined;
  const candidate = shaped(inner, value);
  return fits(inner, candidate) ? candidate : undefined;
}

function shapedNullable(inner: z.core.$ZodType, value: unknown): unknown {
  if (isNothing(value)) return null;
  if (inner === Timestamp && String(value).startsWith(noDate)) return null;
  return shaped(inner, value);
}

const fits = (schema: z.core.$ZodType, value: unknown) => z.safeParse(schema, value).success;

/**
 * Returns whether the value is what servers send for nothing where a list, an object, a time or an address is expected.
 */
const isNothing = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === false ||
  value === 0 ||
  value === '' ||
  value === '0' ||
  (Array.isArray(value) && value.length === 0);

/** Nothing becomes 0, which is right for counts. No record has the id 0, so a missing id is still rejected. */
function shapedNumber(value: unknown): unknown {
  if (value === undefined || value === null || value === false || value === '') return 0;
  return typeof value === 'string' && /^\s*-?\d{1,15}\s*$/.test(value) ? Number(value) : value;
}

/**
 * Accepts thousands separators, as in 1,234 or 1 234, and averages such as 1.5. Whether "1.234" means a thousand is
 * unknowable, so it's read as a decimal number.
 */
function shapedCount(value: unknown): unknown {
  const number = shapedNumber(value);
  if (typeof number === 'number') return Number.isFinite(number) ? Math.max(0, Math.round(number)) : number;
  if (typeof number !== 'string') return number;
  const text = number.trim();
  if (/^\d{1,3}(?:([,'’ \u00a0\u202f])\d{3})(?:\1\d{3})*$|^\d{1,3}(?:\.\d{3}){2,}$/.test(text))
    return Number(text.replaceAll(/\D/g, ''));
  return /^\d{1,12}\.\d{1,6}$/.test(text) ? Math.round(Number(text)) : number;
}

/** MySQL's value for "no date". It matches the pattern of a timestamp but isn't a calendar date. */
const noDate = '0000-00-00';

function shapedString(schema: z.core.$ZodType, value: unknown): unknown {
  const text = value === undefined || value === null || value === false ? '' : value;
  if (schema === Timestamp) return timestampFrom(text);
  if (schema === WireDate) return timestampFrom(text)?.slice(0, 10);
  return typeof text === 'number' || typeof text === 'bigint' ? String(text) : text;
}

/** An unreadable time becomes "no date", since the record is useful without it. */
function timestampFrom(value: unknown): string | undefined {
  const none = `${noDate} 00:00:00`;
  if (value === '' || value === 0) return none;
  const text = String(value).trim();
  const match = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d:\d\d)(?:\.\d+)?Z?)?$/.exec(text);
  if (match) return `${match[1]} ${match[2] ?? '00:00:00'}`;
  const moment = momentOf(text);
  return Number.isFinite(moment) ? new Date(moment).toISOString().slice(0, 19).replace('T', ' ') : none;
}

/** Parses Unix seconds or milliseconds, or a date. A date without a zone is UTC. */
function momentOf(text: string): number {
  if (/^\d{9,10}$/.test(text)) return Number(text) * 1000;
  if (/^\d{12,13}$/.test(text)) return Number(text);
  if (!/^\d{4}-\d\d-\d\d|^\w{3,9},? /.test(text)) return Number.NaN;
  return Date.parse(/(?:Z|GMT|UTC|[+-]\d\d:?\d\d)$/i.test(text) ? text : `${text} UTC`);
}

function shapedBoolean(value: unknown): unknown {
  const word = typeof value === 'string' ? value.trim().toLowerCase() : value;
  if (isNothing(word) || word === 'false' || word === 'no' || word === 'off' || word === 'private')
    return false;
  return [1, '1', 'true', 'yes', 'on', 'public'].some((yes) => yes === word) ? true : value;
}

function shapedLiteral(values: readonly unknown[], value: unknown): unknown {
  // A `false` literal means that there is no value.
  if (values.length === 1 && values[0] === false && (isNothing(value) || value === 'false')) return false;
  return values.find((each) => String(each) === String(value)) ?? value;
}
