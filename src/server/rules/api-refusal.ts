/** A refusal of a request, with an HTTP status and a message for the caller. */
export class ApiRefusal extends Error {
  readonly status: number;
  /** The member of the request that caused it. */
  readonly field: string | undefined;
  /** Seconds after which a retry may succeed. */
  readonly retryAfter: number | undefined;
  /** Why a key isn't accepted, for programs. */
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

/** Also used for another account's record, so that nobody learns that it exists. */
export const notFound = (what: string) => new ApiRefusal(404, `${capitalised(what)} not found.`);

/**
 * Returns the record that was looked up, changed or deleted, if the account has it.
 * @param what the kind of record, such as "campaign"
 * @throws ApiRefusal 404 if there is none
 */
export function mustFind<T>(found: T | undefined | false, what: string): T {
  if (found === undefined || found === false) throw notFound(what);
  return found;
}
