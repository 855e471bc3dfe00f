import type { Qr, QrSource } from '#contract/qr.ts';
import type { QrContent } from '#contract/qr-data.ts';
import { payloadOf } from '#qr/payload.ts';
import { scanAddress } from './variants.ts';

/**
 * Returns the content of a listed code's picture. If the server says that a code is static, it has validated the
 * content.
 * @param ask loads the source of the code
 */
export async function printedPayload(
  code: Qr,
  ask: () => Promise<QrSource | undefined>,
): Promise<string | undefined> {
  if (!code.static) return scanAddress(code, 'addresses');
  const source = await ask();
  return source && payloadOf({ type: source.type, data: source.data } as QrContent);
}
