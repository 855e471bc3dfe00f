/** Why the gateway itself responds, sent in a header. A response without the header is the other server's. */
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
