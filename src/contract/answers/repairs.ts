import type { z } from 'zod/mini';
import { isRecord } from './fits.ts';
import { FoundLink, Link } from '#contract/links.ts';
import { QrDetail } from '#contract/qr.ts';
import { Statistics } from '#contract/statistics.ts';

type Members = Record<string, unknown>;

/** What a record needs beyond its shape, because other servers send the same data in another place. */
interface Repair {
  /** Runs on the value as sent. */
  before?: (value: unknown) => unknown;
  /** Runs on the shaped record. It also receives the record as sent. */
  after?: (record: Members, sent: Members) => Members;
  /** The name of a text member that is filled from other members if it's empty. */
  filled?: string;
}

const isMissing = (value: unknown) => value === undefined || value === null;

/** Returns the last part of a short URL. Looking up a link by its short URL returns a record without an alias. */
const aliasOf = (shorturl: unknown) =>
  typeof shorturl === 'string' ? (/([^/?#]+)\/?(?:[?#].*)?$/.exec(shorturl)?.[1] ?? '') : '';

/** Takes a count from the statistics if the record lacks it. */
const countFrom =
  (name: string) =>
  (answer: Members, sent: Members): Members => {
    const { details, data } = answer;
    if (!isRecord(details) || !isRecord(data)) return answer;
    if (isRecord(sent.details) && !isMissing(sent.details[name])) return answer;
    return { ...answer, details: { ...details, [name]: data.clicks } };
  };

const repairs = new Map<z.core.$ZodType, Repair>([
  [Link, { after: (link) => ({ ...link, alias: link.alias || aliasOf(link.shorturl) }), filled: 'alias' }],
  [FoundLink, { after: countFrom('clicks') }],
  [QrDetail, { after: countFrom('scans') }],
  // A QR code that was never scanned may have no statistics at all.
  [Statistics, { before: (value) => value || {} }],
]);

/** Each list has its own schema for `data`, so the schema is recognized by its members. */
function pageRepair(schema: z.core.$ZodType): Repair | undefined {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type !== 'object' || !('perpage' in def.shape) || !('nextpage' in def.shape)) return undefined;
  const key = Object.keys(def.shape).find(
    (name) => (def.shape[name] as z.core.$ZodTypes)._zod.def.type === 'array',
  );
  if (key === undefined) return undefined;
  return {
    // The response to another request must not pass for an empty list. If the list is missing, the response must say
    // that it's empty.
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
