import { z } from 'zod/mini';
import { Count, Timestamp, WireDate } from '#contract/envelope.ts';
import { isRecord } from './fits.ts';
import { repairOf } from './repairs.ts';

/**
 * Brings what a server sent into the shape that a schema wants, where both plainly mean the same: digits in a
 * string for an integer, `[]` for an empty object, null for nothing. It never throws and never judges; what it
 * can't bring into shape it leaves, and the schema then refuses it.
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

/** Servers in PHP send an empty object as `[]`. Letter case and underscores of names differ from server to server. */
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

/** Own members only: a server's "__proto__" or "constructor" is data like any other. */
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

/** A list with holes comes out of PHP as an object with numbers for keys. */
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
  // Not by assignment: a label may be "__proto__", which the schema then leaves out.
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, item]) => item !== null)
      .map(([label, item]) => [label, shaped(valueType, item)]),
  );
}

/** The first branch that takes what it made of the value. */
function shapedUnion(options: readonly z.core.$ZodType[], value: unknown): unknown {
  for (const option of options) {
    const candidate = shaped(option, value);
    if (fits(option, candidate)) return candidate;
  }
  return value;
}

/** What another server sends under the name of an optional member of ours may be something else: then it is not ours. */
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

/** How servers say that there is nothing, where a list, an object, a time or an address is wanted. */
const isNothing = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === false ||
  value === 0 ||
  value === '' ||
  value === '0' ||
  (Array.isArray(value) && value.length === 0);

/** Nothing becomes 0: right for counts, and no record has the id 0, so a missing id is still refused. */
function shapedNumber(value: unknown): unknown {
  if (value === undefined || value === null || value === false || value === '') return 0;
  return typeof value === 'string' && /^\s*-?\d{1,15}\s*$/.test(value) ? Number(value) : value;
}

/** As people write thousands, 1,234 or 1 234, and as averages come out, 1.5. Where "1.234" stands for a thousand can't be told. */
function shapedCount(value: unknown): unknown {
  const number = shapedNumber(value);
  if (typeof number === 'number') return Number.isFinite(number) ? Math.max(0, Math.round(number)) : number;
  if (typeof number !== 'string') return number;
  const text = number.trim();
  if (/^\d{1,3}(?:([,'’ \u00a0\u202f])\d{3})(?:\1\d{3})*$|^\d{1,3}(?:\.\d{3}){2,}$/.test(text))
    return Number(text.replaceAll(/\D/g, ''));
  return /^\d{1,12}\.\d{1,6}$/.test(text) ? Math.round(Number(text)) : number;
}

/** MySQL's word for "no date", which the pattern of a timestamp admits and no calendar knows. */
const noDate = '0000-00-00';

function shapedString(schema: z.core.$ZodType, value: unknown): unknown {
  const text = value === undefined || value === null || value === false ? '' : value;
  if (schema === Timestamp) return timestampFrom(text);
  if (schema === WireDate) return timestampFrom(text)?.slice(0, 10);
  return typeof text === 'number' || typeof text === 'bigint' ? String(text) : text;
}

/** Of a time that can't be read, none is told: the record is of use all the same. */
function timestampFrom(value: unknown): string | undefined {
  const none = `${noDate} 00:00:00`;
  if (value === '' || value === 0) return none;
  const text = String(value).trim();
  const match = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d:\d\d)(?:\.\d+)?Z?)?$/.exec(text);
  if (match) return `${match[1]} ${match[2] ?? '00:00:00'}`;
  const moment = momentOf(text);
  return Number.isFinite(moment) ? new Date(moment).toISOString().slice(0, 19).replace('T', ' ') : none;
}

/** Unix seconds or milliseconds, or a date with its zone; what has none is UTC. */
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
  // The one literal that stands for "there is none".
  if (values.length === 1 && values[0] === false && (isNothing(value) || value === 'false')) return false;
  return values.find((each) => String(each) === String(value)) ?? value;
}
