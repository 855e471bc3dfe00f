import type { LabelOptions } from '#qr/label-sheets.ts';
import { captionRoom, labelPages } from '#qr/label-sheets.ts';
import { pdfOf } from '#qr/pdf.ts';
import { deflate } from '#web/browser/deflate.ts';
import { downloadBlob, fileName } from '#web/browser/download.ts';
import { logoPixels } from './downloads.ts';
import type { Drawing } from './drawing.ts';
import { outlineOf } from './outline-of.ts';

interface LabelFile extends LabelOptions {
  pictures: readonly { drawing: Drawing; caption: string }[];
  /** Number of copies per picture. */
  copies: number;
  hasNames: boolean;
  name: string;
}

/** Saves sheets of labels as a PDF. Everything but the logos is vector graphics. */
export async function downloadLabels({ pictures, copies, hasNames, name, ...options }: LabelFile) {
  const labels = [];
  for (const { drawing, caption } of pictures) {
    const label = {
      plan: drawing.plan,
      logo: await logoPixels(drawing),
      caption: hasNames ? await outlineOf(caption, captionRoom(options.format, drawing.plan)) : undefined,
    };
    for (let copy = 0; copy < copies; copy += 1) labels.push(label);
  }
  const bytes = await pdfOf(labelPages(labels, options), name, deflate);
  downloadBlob(new Blob([bytes], { type: 'application/pdf' }), fileName(name, 'pdf'));
}
