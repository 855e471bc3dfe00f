import { z } from 'zod/mini';
import type { Endpoint, ResponseOf } from '#contract/endpoint.ts';
import { type Fault, faultsIn } from './faults.ts';
import { isRecord } from './fits.ts';
import { InvalidAnswerError, succeeded } from './refusal.ts';
import { shaped } from './shape.ts';

/**
 * Reads the answer of any server of this API as this contract has it. Strict about meaning, tolerant about shape.
 * @param tell is told how many records of a list can't be read, and what is wrong in them; the others are
 * @throws {RefusedError} when the answer is a failure
 * @throws {InvalidAnswerError} when it can't be read as an answer of the endpoint
 */
export function decode<E extends Endpoint>(
  endpoint: E,
  status: number,
  json: unknown,
  tell: (unreadable: number, faults: readonly Fault[]) => void = () => undefined,
): ResponseOf<E> {
  const answer = succeeded(status, json);
  const parsed = read(endpoint, answer);
  if (parsed.success) {
    tell(0, []);
    return parsed.data as ResponseOf<E>;
  }
  const faults = faultsIn(endpoint.response, parsed.error, answer);
  const readable = withReadable(endpoint, answer);
  const rest = readable && read(endpoint, readable.answer);
  if (readable && rest?.success) {
    tell(readable.left, faults);
    return rest.data as ResponseOf<E>;
  }
  throw new InvalidAnswerError(
    `The server's answer to ${endpoint.method} ${endpoint.path} can't be read.`,
    faults,
    {
      cause: z.prettifyError(parsed.error),
    },
  );
}

const read = ({ response }: Endpoint, answer: Record<string, unknown>) =>
  z.safeParse(response, shaped(response, { ...answer, error: 0 }));

/** A list without the records that nothing can be made of; undefined: it is no list, or none of it can be read. */
function withReadable({ response, rows: key }: Endpoint, answer: Record<string, unknown>) {
  const element = key && elementOf(response as z.core.$ZodTypes, key);
  if (!key || !element) return undefined;
  const sent = isRecord(answer.data) ? answer.data[key] : answer.data;
  const rows = Object.values(typeof sent === 'object' && sent !== null ? sent : {});
  const readable = rows.filter((row) => z.safeParse(element, shaped(element, row)).success);
  if (readable.length === 0) return undefined;
  const data = { ...(isRecord(answer.data) && answer.data), [key]: readable };
  return { answer: { ...answer, data }, left: rows.length - readable.length };
}

/** The schema of a list's records. */
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
