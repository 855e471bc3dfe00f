/** A name, alias or address that must be unique and is in use already. */
export class ConflictError extends Error {
  /** The member of the request that asked for it. */
  readonly field: string;

  constructor(field: string, message: string) {
    super(message);
    this.field = field;
  }
}

/** Whether an error says that a value which must be unique is there already: one of two who came at the same moment. */
export const isDuplicate = (error: unknown): boolean =>
  error instanceof Error &&
  // PostgreSQL's unique_violation, and SQLite's SQLITE_CONSTRAINT_UNIQUE.
  (('code' in error && error.code === '23505') || ('errcode' in error && error.errcode === 2067));

/** For a write that another one came before, at the same moment: tells it as the conflict that it is. */
export const orConflict =
  (taken: () => ConflictError) =>
  (error: unknown): never => {
    throw isDuplicate(error) ? taken() : error;
  };
