import type { QrContent } from '#contract/qr-data.ts';
import { moreOf } from './more/kinds.ts';

/**
 * Whether a code’s pictures contain its content. Undefined if that wasn't chosen. Payments default to static, since
 * banking apps can't read a transfer in any other way.
 * @param said the stored choice, which is 1 for a static code and 0 for a dynamic one
 */
export function isStatic(content: QrContent, said: number | null): boolean | undefined {
  if (said !== null) return said === 1;
  return moreOf(content)?.kind === 'payment' ? true : undefined;
}
