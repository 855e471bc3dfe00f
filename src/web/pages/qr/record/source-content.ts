import type { QrSource } from '#contract/qr.ts';
import { type QrContent, qrData } from '#contract/qr-data.ts';

/** What a code was made from, if it passes our rules: other servers may have others. */
export function contentOfSource(source: QrSource | undefined): QrContent | undefined {
  if (!source) return undefined;
  const { type } = source;
  const checked = qrData[type].safeParse(source.data);
  return checked.success ? ({ type, data: checked.data } as QrContent) : undefined;
}
