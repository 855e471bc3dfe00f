import type { z } from 'zod/mini';
import { isRecord } from './fits.ts';
import { FoundLink, Link } from '#contract/links.ts';
import { QrDetail } from '#contract/qr.ts';
import { Statistics } from '#contract/statistics.ts';

type Members = Record<string, unknown>;

/** What a record needs beyond its shape, because other servers say the same in another place. */
interface Repair {
  /** On what was sent. */
  before?: (value: unknown) => unknown;
  /** On what the shape made of it, with what was sent beside it. */
  after?: (record: Members, sent: Members) => Members;
  /** A text that is made of other members where it is empty. */
  filled?: string;
}

const isMissing = (value: unknown) => value === undefined || value === null;

/** The look-up by short URL answers a record without an alias: it is the last part of the short URL. */
const aliasOf = (shorturl: unknown) =>
  typeof shorturl === 'string' ? (/([^/?#]+)\/?(?:[?#].*)?$/.exec(shorturl)?.[1] ?? '') : '';

/** A count that stands among the statistics in place of the record. */
const countFrom =
  (name: string) =>
  (answer: Members, sent: Members): Members => {
    const { details, data } = answer;
    if (!isRecord(details) || !isRecord(data)) return answer;
    if (isRecord(sent.details) && !isMissing(sent.details[name])) return answer;
    return { ...answer, details: { ...details, [name]: data.clicks } };
  };

/** By schema, as it stands in the contract. */
const repairs = new Map<z.core.$ZodType, Repair>([
  [Link, { after: (link) => ({ ...link, alias: link.alias || aliasOf(link.shorturl) }), filled: 'alias' }],
  [FoundLink, { after: countFrom('clicks') }],
  [QrDetail, { after: countFrom('scans') }],
  // A code that nobody has scanned may have no statistics at all.
  [Statistics, { before: (value) => value || {} }],
]);

/** The data of a list's envelope is made for each list, so it is known by its members. */
function pageRepair(schema: z.core.$ZodType): Repair | undefined {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type !== 'object' || !('perpage' in def.shape) || !('nextpage' in def.shape)) return undefined;
  const key = Object.keys(def.shape).find(
    (name) => (def.shape[name] as z.core.$ZodTypes)._zod.def.type === 'array',
  );
  if (key === undefined) return undefined;
  return {
    // An answer to another question must not pass for an empty list: without the list, it has to say that there is none.
    before: (value) => {
      if (Array.isArray(value)) return value.length === 0 ? { result: 0 } : { [key]: value };
      if (!isRecord(value) || !isMissing(value[key]) || String(value.result) === '0') return value;
      return undefined;
    },
    after: (page, sent) => {
      const list = page[key];
      const count = Array.isArray(list) ? list.length : 0;
      const missing = { result: count, perpage: count, currentpage: 1, nextpage: 0, maxpage: 1 };
      const filled = Object.entries(missing).filter(([name]) => isMissing(sent[name]));
      return { ...page, ...Object.fromEntries(filled) };
    },
  };
}

export const repairOf = (schema: z.core.$ZodType): Repair | undefined =>
  repairs.get(schema) ?? pageRepair(schema);
