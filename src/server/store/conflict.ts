/** Thrown if a name, alias or address that must be unique is already in use. */
export class ConflictError extends Error {
  /** The request's field that holds the value. */
  readonly field: string;

  constructor(field: string, message: string) {
    super(message);
    this.field = field;
  }
}

/** Returns whether an error reports a duplicate of a unique value, as in one of two concurrent requests. */
export const isDuplicate = (error: unknown): boolean =>
  error instanceof Error &&
  // PostgreSQL's unique_violation, and SQLite's SQLITE_CONSTRAINT_UNIQUE.
  (('code' in error && error.code === '23505') || ('errcode' in error && error.errcode === 2067));

/** Handles the error of a write that lost to a concurrent one, by throwing a conflict instead. */
export const orConflict =
  (taken: () => ConflictError) =>
  (error: unknown): never => {
    throw isDuplicate(error) ? taken() : error;
  };
