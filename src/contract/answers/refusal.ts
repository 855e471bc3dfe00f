import { isRecord } from './fits.ts';

/** The kind of a value, in plain words. */
export type Kind = 'missing' | 'nothing' | 'text' | 'number' | 'choice' | 'list' | 'members' | 'value';

/** A fault in a response, described without any of the response's data. */
export interface Fault {
  /** The path of the faulty value, such as `data.urls[0].id`. Empty for the whole response. */
  at: string;
  expected: Kind;
  came: Kind;
}

/** The server understood the request and refused it. */
export class RefusedError extends Error {
  override name = 'RefusedError';
  /** The HTTP status. If the server sent 200 and put the number into `error`, it's that number. */
  readonly status: number;
  /** The request member at fault. */
  readonly field: string | undefined;
  /** How long to wait according to the body, as sent: seconds or a date. */
  readonly retryAfter: string | undefined;
  /** Why the key was rejected, if the server says so. */
  readonly reason: string | undefined;

  constructor(message: string, status: number, field?: string, retryAfter?: string, reason?: string) {
    super(message);
    this.status = status;
    this.field = field;
    this.retryAfter = retryAfter;
    this.reason = reason;
  }
}

/** The response doesn't belong to this API, so nothing is known about what the server did. */
export class InvalidResponseError extends Error {
  override name = 'InvalidResponseError';
  readonly faults: readonly Fault[];

  constructor(message: string, faults: readonly Fault[], options?: ErrorOptions) {
    super(message, options);
    this.faults = faults;
  }
}

/**
 * Returns the members of a successful response.
 * @throws {RefusedError} if the response is a failure
 * @throws {InvalidResponseError} if it doesn't belong to this API
 */
export function requireSuccess(status: number, json: unknown): Record<string, unknown> {
  const answer = isRecord(json) ? json : undefined;
  if (status >= 400 || (answer && !isSuccess(answer.error))) throw refused(status, answer ?? {});
  if (!answer) {
    const came = Array.isArray(json) ? 'list' : json === null ? 'nothing' : 'value';
    throw new InvalidResponseError('The server sent something other than an answer of this API.', [
      { at: '', expected: 'members', came },
    ]);
  }
  return answer;
}

/** Servers send all of these values for a success. Any other value of `error` means failure. */
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

/**
 * Returns a failure's status. Some servers send every failure with status 200. The status is then in `error`, or only
 * the message reveals it.
 */
function statusOf(status: number, { error }: Record<string, unknown>, message = ''): number {
  if (status >= 400) return status;
  const number = typeof error === 'number' || typeof error === 'string' ? Number(error) : 0;
  if (Number.isInteger(number) && number >= 400 && number <= 599) return number;
  if (/^A valid API key is required/i.test(message)) return 401;
  if (/^Too Many Requests/i.test(message)) return 429;
  return status;
}

/** Returns a value's text. Some servers send the messages for a form's members as an object or a list. */
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
