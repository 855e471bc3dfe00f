import { qrData } from '#contract/qr-data.ts';
import { drawQr, TooMuchForQr } from '#qr/draw.ts';
import { payloadOf } from '#qr/payload.ts';
import type { AddFormValues } from './add-form.ts';

/** What is being made, as a picture that can be scanned; undefined while there is nothing that could be. */
export function previewOf({ type, data, foreground, background }: AddFormValues): string | undefined {
  const checked = qrData[type].safeParse(data);
  if (!checked.success) return undefined;
  try {
    const svg = drawQr(payloadOf({ type, data: checked.data }), { foreground, background });
    return `data:image/svg+xml,${encodeURIComponent(svg)}`;
  } catch (error) {
    if (error instanceof TooMuchForQr) return undefined;
    throw error;
  }
}
