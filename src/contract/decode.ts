import { z } from 'zod/mini';
import type { Endpoint, ResponseOf } from './endpoint.ts';
import { isRecord } from './repairs.ts';
import { shaped } from './shape.ts';

/** The server understood, and said no. */
export class RefusedError extends Error {
  override name = 'Refused';
  /** As HTTP has it, also where the server answered 200 and put the number into `error`. */
  readonly status: number;
  /** The member of the request that is to blame. */
  readonly field: string | undefined;
  /** The wait that the body asks for, as sent: seconds or a date. */
  readonly retryAfter: string | undefined;
  /** Why the key is not taken, where the server says. */
  readonly reason: string | undefined;

  constructor(message: string, status: number, field?: string, retryAfter?: string, reason?: string) {
    super(message);
    this.status = status;
    this.field = field;
    this.retryAfter = retryAfter;
    this.reason = reason;
  }
}

/** The answer is no answer of this API: nothing can be said about what the server did. */
export class InvalidAnswerError extends Error {
  override name = 'Garbled';
}

/**
 * Reads the answer of any server of this API as this contract has it. Strict about meaning, tolerant about shape.
 * @param tell is told how many records of a list can't be read; the others are
 * @throws {RefusedError} when the answer is a failure
 * @throws {InvalidAnswerError} when it can't be read as an answer of the endpoint
 */
export function decode<E extends Endpoint>(
  endpoint: E,
  status: number,
  json: unknown,
  tell: (unreadable: number) => void = () => undefined,
): ResponseOf<E> {
  const answer = isRecord(json) ? json : undefined;
  if (status >= 400 || (answer && !isSuccess(answer.error))) throw refused(status, answer ?? {});
  if (!answer) throw new InvalidAnswerError('The server sent something other than an answer of this API.');
  const parsed = read(endpoint, answer);
  if (parsed.success) {
    tell(0);
    return parsed.data as ResponseOf<E>;
  }
  const readable = withReadable(endpoint, answer);
  const rest = readable && read(endpoint, readable.answer);
  if (readable && rest?.success) {
    tell(readable.left);
    return rest.data as ResponseOf<E>;
  }
  throw new InvalidAnswerError(`The server's answer to ${endpoint.method} ${endpoint.path} can't be read.`, {
    cause: z.prettifyError(parsed.error),
  });
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

/** Of all that servers send, these mean success; anything else in `error` means failure. */
const isSuccess = (error: unknown) =>
  error === 0 || error === '0' || error === false || error === null || error === undefined;

function refused(status: number, answer: Record<string, unknown>): RefusedError {
  const message = sentence(answer.message) ?? sentence(answer.error) ?? sentenceFor(statusOf(status, answer));
  return new RefusedError(
    message,
    statusOf(status, answer, message),
    textOf(answer.field),
    waitOf(answer),
    textOf(answer.reason),
  );
}

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

/** Some servers send every failure with 200. The number may then stand in `error`, or only the words tell. */
function statusOf(status: number, { error }: Record<string, unknown>, message = ''): number {
  if (status >= 400) return status;
  const number = typeof error === 'number' || typeof error === 'string' ? Number(error) : 0;
  if (Number.isInteger(number) && number >= 400 && number <= 599) return number;
  if (/^A valid API key is required/i.test(message)) return 401;
  if (/^Too Many Requests/i.test(message)) return 429;
  return status;
}

/** Messages of a form's members come as an object or a list from some servers. */
function sentence(value: unknown): string | undefined {
  if (typeof value === 'string') return /[^\s\d]/.test(value) ? value.trim() : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  const parts = Object.values(value).flatMap((part) => sentence(part) ?? []);
  return parts.length > 0 ? parts.join(' ') : undefined;
}

function sentenceFor(status: number): string {
  if (status === 401) return 'A valid API key is required to use this service.';
  if (status === 403) return 'This key may not do that.';
  if (status === 404) return 'The server has nothing at this address.';
  if (status === 429) return 'Too Many Requests. Please retry later.';
  return status >= 500 ? 'The server failed to answer.' : 'The server refused without saying why.';
}

function waitOf(answer: Record<string, unknown>): string | undefined {
  const name = Object.keys(answer).find((key) => /^retry[-_]?after$/i.test(key));
  const wait = name === undefined ? undefined : answer[name];
  return typeof wait === 'number' || (typeof wait === 'string' && wait !== '') ? String(wait) : undefined;
}
