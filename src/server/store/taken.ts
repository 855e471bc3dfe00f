/** A name, alias or address that must be unique and is in use already. */
export class Taken extends Error {
  /** The member of the request that asked for it. */
  readonly field: string;

  constructor(field: string, message: string) {
    super(message);
    this.field = field;
  }
}
