import type { ResponseFault } from '#web/lib/response-fault.ts';
import { client as words } from '#web/words/client.ts';

export type ApiErrorKind =
  /** The server refused the request. `message` is its sentence, `field` the member at fault. */
  | 'refused'
  /** The key isn't valid. The sign-in takes over, and nothing else needs to be shown. */
  | 'unauthorised'
  /** The requests of this minute are used up. */
  | 'limited'
  /** No response arrived, so the outcome of a write is unknown. */
  | 'unreachable'
  /** The response isn't one of this API, such as a proxy's error page. */
  | 'garbled';

export interface ApiErrorDetails {
  kind: ApiErrorKind;
  /** 0 if there was no response. */
  status: number;
  field?: string | undefined;
  /** Why the key isn't accepted, such as that it has expired. */
  reason?: string | undefined;
  /** When to try again, in ms since 1970. */
  retryAt?: number | undefined;
  /** The request's ID in the server's log. Shown with a server fault, for those who help with it. */
  requestId?: string | undefined;
  /** Whether the request certainly never left this machine. */
  isUnsent?: boolean;
  /** Whether a change may have been made despite the error. */
  isInDoubt?: boolean;
  /** Whether no response arrived in time. */
  isTooLate?: boolean;
  /** Whether only the end of the response is missing. */
  isCutOff?: boolean;
  /** What arrived instead of a valid response. */
  sent?: ResponseFault['sent'] | undefined;
  /** Which request failed, and what is wrong with its response. */
  fault?: ResponseFault | undefined;
  cause?: unknown;
}

/** A failed call. `message` is a sentence for users. */
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
  readonly sent: ResponseFault['sent'] | undefined;
  fault: ResponseFault | undefined;

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

  /** Seconds until a retry makes sense. */
  get retryAfter(): number | undefined {
    return this.retryAt === undefined
      ? undefined
      : Math.max(0, Math.ceil((this.retryAt - Date.now()) / 1000));
  }
}

/** Explains a missing response. While offline, every reason is replaced by the same message. */
export const unreachableMessage = (otherwise: string) => (navigator.onLine ? otherwise : words.offline);

/**
 * Marks a failed change as in doubt. A change without a response may have been made, so it must not be sent again
 * before it's looked up.
 */
export function inDoubt(error: unknown): unknown {
  if (!(error instanceof ApiError) || error.isUnsent) return error;
  if (!['unreachable', 'garbled'].includes(error.kind)) return error;
  const { kind, status, fault } = error;
  const message = words.maybeMade(error.message);
  return new ApiError(message, { kind, status, isInDoubt: true, fault, cause: error });
}

/** Returns the error for a change that was looked up and not found. */
export const changeNotMade = ({ kind, status, fault, cause }: ApiError) =>
  new ApiError(words.notMade(messageOf(cause)), { kind, status, fault, cause });

/** Whether a read may succeed on a retry. */
export const isTransient = (error: unknown) =>
  error instanceof ApiError && (error.kind === 'unreachable' || error.isCutOff || error.status >= 500);

/** Returns the sentence to show for anything thrown. */
export const messageOf = (error: unknown) => (error instanceof ApiError ? error.message : words.unknown);

/** Adds the request to a message about a response that can't be understood, for places without room for details. */
export function namingRequest(message: string, error: unknown): string {
  const fault = faultOf(error);
  return fault ? words.answering(message, fault.request) : message;
}

/** Returns the sentence of `messageOf`, for places without room for details. */
export const wholeMessageOf = (error: unknown) => namingRequest(messageOf(error), error);

/** Returns the details to show beside the sentence if a response can't be understood. */
export const faultOf = (error: unknown) => (error instanceof ApiError ? error.fault : undefined);
