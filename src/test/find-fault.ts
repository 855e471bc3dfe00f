import { z } from 'zod/mini';
import { Failure } from '#contract/envelope.ts';
import type { RandomRequest } from './random-requests.ts';

export interface SentResponse {
  status: number;
  /** The content type. */
  type: string;
  body: string;
}

const Refused = z.strictObject(Failure.shape);
const Succeeded = z.looseObject({ error: z.union([z.literal(0), z.literal('0')]) });

/** Phrases of schema validators, written for programmers. They don't belong in a message to the sender of a request. */
const notForPeople =
  /Invalid (?:input|string|option|key|element)|[Ee]xpected |Too (?:big|small)|must match pattern|\[object |undefined|NaN/;

/** The only status from 500 upwards that is a valid response: a link that redirects in a loop. */
const circle = 508;

/** Whether a response without JSON is allowed: files, and the stream of live visits. */
const isFile = (type: string) => /^(?:application\/zip|text\/csv|text\/event-stream)\b/.test(type);

/** Returns what is wrong with a response to any request, or undefined if nothing is. */
export function findFault(
  { method, path }: RandomRequest,
  { status, type, body }: SentResponse,
): string | undefined {
  if (status >= 500 && status !== circle) return `Status ${status}: ${body.slice(0, 300)}`;
  if (method === 'HEAD' || status === 204 || status === 304) return undefined;
  if (!type.includes('json')) {
    const isApi = /^\/api(?:[/?]|$)/.test(path);
    return isApi && !(status === 200 && isFile(type))
      ? `Status ${status} is no JSON but ${type}: ${body.slice(0, 300)}`
      : undefined;
  }
  return faultOfJson(path, status, body);
}

function faultOfJson(path: string, status: number, body: string): string | undefined {
  let answer: unknown;
  try {
    answer = JSON.parse(body);
  } catch {
    return `Status ${status} has JSON that is none: ${body.slice(0, 300)}`;
  }
  if (
    status < 400 &&
    (Succeeded.safeParse(answer).success ||
      (typeof answer === 'object' && answer !== null && 'openapi' in answer))
  )
    return undefined;
  const refused = Refused.safeParse(answer);
  if (!refused.success) return `Status ${status} has another envelope: ${body.slice(0, 300)}`;
  const { message } = refused.data;
  // The message may repeat the requested path, whatever that contains.
  const own = message.replaceAll(path.split('?')[0] || path, '');
  return message.trim() === '' || notForPeople.test(own) ? `Status ${status} says: ${message}` : undefined;
}
