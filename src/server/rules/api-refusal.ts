/** What the service says instead of doing what was asked: an HTTP status and a sentence for the caller. */
export class ApiRefusal extends Error {
  readonly status: number;
  /** The member of the request that is to blame. */
  readonly field: string | undefined;
  /** Whole seconds after which it is worth another try. */
  readonly retryAfter: number | undefined;
  /** Why a key is not taken, for programs. */
  readonly reason: string | undefined;

  constructor(status: number, message: string, field?: string, retryAfter?: number, reason?: string) {
    super(message);
    this.status = status;
    this.field = field;
    this.retryAfter = retryAfter;
    this.reason = reason;
  }
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Also what is said of another account's record: that it exists is nobody else's business. */
export const notFound = (what: string) => new ApiRefusal(404, `${capitalised(what)} not found.`);

/**
 * What was looked for, changed or deleted, if the account has it.
 * @param what it is: "campaign"
 * @throws ApiRefusal 404 where there was none
 */
export function mustFind<T>(found: T | undefined | false, what: string): T {
  if (found === undefined || found === false) throw notFound(what);
  return found;
}
