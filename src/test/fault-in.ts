import { z } from 'zod/mini';
import { Failure } from '#contract/envelope.ts';
import type { RandomRequest } from './random-requests.ts';

export interface SentAnswer {
  status: number;
  /** Of the content. */
  type: string;
  body: string;
}

const Refused = z.strictObject(Failure.shape);
const Succeeded = z.looseObject({ error: z.union([z.literal(0), z.literal('0')]) });

/** What a checker of shapes says in a programmer's words: no sentence for whoever sent the request. */
const notForPeople =
  /Invalid (?:input|string|option|key|element)|[Ee]xpected |Too (?:big|small)|must match pattern|\[object |undefined|NaN/;

/** The one status from 500 that is an answer: a link that leads round in a circle. */
const circle = 508;

/** What answers that are no JSON are: files, and the stream of live visits. */
const isFile = (type: string) => /^(?:application\/zip|text\/csv|text\/event-stream)\b/.test(type);

/** What is wrong with an answer, whatever was asked; undefined: nothing. */
export function faultIn(
  { method, path }: RandomRequest,
  { status, type, body }: SentAnswer,
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
  // What was asked for may be repeated, whatever is in it.
  const own = message.replaceAll(path.split('?')[0] || path, '');
  return message.trim() === '' || notForPeople.test(own) ? `Status ${status} says: ${message}` : undefined;
}
