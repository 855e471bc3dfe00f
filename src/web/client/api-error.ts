import type { AnswerFault } from '#web/lib/answer-fault.ts';
import { client as words } from '#web/words/client.ts';

export type ApiErrorKind =
  /** The server said no: `message` is its sentence, `field` the member to blame. */
  | 'refused'
  /** No valid key. The sign-in takes over; nothing else needs to be shown. */
  | 'unauthorised'
  /** The requests of this minute are spent. */
  | 'limited'
  /** No answer: the outcome of a write is unknown. */
  | 'unreachable'
  /** An answer that is none of this API, such as a proxy's error page. */
  | 'garbled';

export interface ApiErrorDetails {
  kind: ApiErrorKind;
  /** 0: there was no answer. */
  status: number;
  field?: string | undefined;
  /** Why the key is not taken, such as that it has expired. */
  reason?: string | undefined;
  /** When to try again, in ms since 1970. */
  retryAt?: number | undefined;
  /** What the server's log calls the request: said with a fault of the server, for whoever is asked for help. */
  requestId?: string | undefined;
  /** Whether it surely never left this machine. */
  isUnsent?: boolean;
  /** Whether a change may have been made all the same. */
  isInDoubt?: boolean;
  /** Whether there was no answer in time. */
  isTooLate?: boolean;
  /** Whether only the end of the answer is missing. */
  isCutOff?: boolean;
  /** What came in place of an answer. */
  sent?: AnswerFault['sent'] | undefined;
  /** Which request was answered with it, and what is wrong in it. */
  fault?: AnswerFault | undefined;
  cause?: unknown;
}

/** Why a call came to nothing. `message` is a sentence for people. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly status: number;
  readonly field: string | undefined;
  readonly reason: string | undefined;
  readonly retryAt: number | undefined;
  readonly isUnsent: boolean;
  readonly isInDoubt: boolean;
  readonly isTooLate: boolean;
  readonly isCutOff: boolean;
  readonly sent: AnswerFault['sent'] | undefined;
  fault: AnswerFault | undefined;

  constructor(message: string, details: ApiErrorDetails) {
    const { kind, status, field, reason, retryAt, requestId, cause } = details;
    const { isUnsent = false, isInDoubt = false, isTooLate = false, isCutOff = false } = details;
    super(requestId === undefined ? message : words.withRequest(message, requestId), { cause });
    this.kind = kind;
    this.status = status;
    this.field = field;
    this.reason = reason;
    this.retryAt = retryAt;
    this.isUnsent = isUnsent;
    this.isInDoubt = isInDoubt;
    this.isTooLate = isTooLate;
    this.isCutOff = isCutOff;
    this.sent = details.sent;
    this.fault = details.fault;
  }

  /** Seconds from now until it is worth trying again. */
  get retryAfter(): number | undefined {
    return this.retryAt === undefined
      ? undefined
      : Math.max(0, Math.ceil((this.retryAt - Date.now()) / 1000));
  }
}

/** Why there was no answer. Without a connection all reasons are this one, and are called the same everywhere. */
export const awayMessage = (otherwise: string) => (navigator.onLine ? otherwise : words.offline);

/** A change without an answer may have been made all the same: nobody is to send it again without looking. */
export function inDoubt(error: unknown): unknown {
  if (!(error instanceof ApiError) || error.isUnsent) return error;
  if (!['unreachable', 'garbled'].includes(error.kind)) return error;
  const { kind, status, fault } = error;
  const message = words.maybeMade(error.message);
  return new ApiError(message, { kind, status, isInDoubt: true, fault, cause: error });
}

/** It was looked up, and the change is not there. */
export const notMade = ({ kind, status, fault, cause }: ApiError) =>
  new ApiError(words.notMade(messageOf(cause)), { kind, status, fault, cause });

/** Whether a read may work when it is simply asked again. */
export const isPassing = (error: unknown) =>
  error instanceof ApiError && (error.kind === 'unreachable' || error.isCutOff || error.status >= 500);

/** The sentence to show for anything thrown. */
export const messageOf = (error: unknown) => (error instanceof ApiError ? error.message : words.unknown);

/** A sentence where there is no place for details: with the request, where its answer can't be understood. */
export function namingRequest(message: string, error: unknown): string {
  const fault = faultOf(error);
  return fault ? words.answering(message, fault.request) : message;
}

/** The sentence of `messageOf` in such a place. */
export const wholeMessageOf = (error: unknown) => namingRequest(messageOf(error), error);

/** For the details beside that sentence, where an answer can't be understood. */
export const faultOf = (error: unknown) => (error instanceof ApiError ? error.fault : undefined);
