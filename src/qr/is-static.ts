import type { QrContent } from '#contract/qr-data.ts';
import { moreOf } from './more/kinds.ts';

/**
 * Whether a code’s pictures hold its content; undefined where nobody has said. Banks read a transfer from nothing else.
 * @param said as it is stored: 1 for a static code, 0 for a dynamic one
 */
export function isStatic(content: QrContent, said: number | null): boolean | undefined {
  if (said !== null) return said === 1;
  return moreOf(content)?.kind === 'payment' ? true : undefined;
}
