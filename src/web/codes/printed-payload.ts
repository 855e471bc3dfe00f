import type { Qr, QrSource } from '#contract/qr.ts';
import type { QrContent } from '#contract/qr-data.ts';
import { payloadOf } from '#qr/payload.ts';
import { scanAddress } from './variants.ts';

/**
 * What the picture of a code of the list holds. A server that says that a code is static has checked its content.
 * @param ask reads what the code was made from
 */
export async function printedPayload(
  code: Qr,
  ask: () => Promise<QrSource | undefined>,
): Promise<string | undefined> {
  if (!code.static) return scanAddress(code, 'addresses');
  const source = await ask();
  return source && payloadOf({ type: source.type, data: source.data } as QrContent);
}
