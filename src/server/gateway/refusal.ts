/** Why the gateway itself answers, told in a header: an answer without it is the other server's. */
export type GatewayError = 'unreachable' | 'no-answer' | 'redirect' | 'refused';

export const errorHeader = 'X-Gateway-Error';

export class GatewayRefusal extends Error {
  readonly status: number;
  readonly kind: GatewayError;

  constructor(status: number, kind: GatewayError, message: string) {
    super(message);
    this.status = status;
    this.kind = kind;
  }
}
