import { moreOf } from '#qr/more/kinds.ts';
import { payloadOf } from '#qr/payload.ts';
import { titleOf } from '#qr/title.ts';
import { csvText } from '#web/lib/csv.ts';
import { downloadBlob, downloadText, fileName } from '#web/browser/download.ts';
import { pdfBytes, pngOf, svgText } from '#web/codes/downloads.ts';
import { type Drawing, drawingOf } from '#web/codes/drawing.ts';
import type { ServerLinks } from '#web/codes/server-links.ts';
import { scanAddress, type Variant } from '#web/codes/variants.ts';
import { labels } from '#web/words/labels.ts';
import { qrBatch as words } from '#web/words/qr-batch.ts';
import { qrDrawing } from '#web/words/qr-drawing.ts';
import type { BatchLine } from './batch-columns.tsx';
import type { NewQr } from './batch-rows.ts';

export interface BatchPicture {
  line: number;
  drawing: Drawing;
  caption: string;
}

const captionOf = (body: NewQr) => body.name ?? titleOf(body);

/**
 * Returns the pictures of created codes. A logo on another server is referenced in an SVG, and left out of other
 * formats.
 */
export function batchPictures(
  lines: readonly BatchLine[],
  variant: Variant,
  links: ServerLinks | undefined,
): BatchPicture[] {
  return lines.flatMap(({ line, body, result }) => {
    if (!body || result?.state !== 'made') return [];
    // Banking apps read a transfer from the code itself only.
    const isDirect = variant === 'direct' || moreOf(body)?.kind === 'payment';
    const payload = isDirect ? payloadOf(body) : scanAddress(result, links);
    if (payload === undefined) return [];
    const { foreground = 'rgb(0,0,0)', background = 'rgb(255,255,255)', logo = '' } = body;
    const logoData = logo.startsWith('data:') ? logo : null;
    const drawing = drawingOf(payload, { foreground, background, logo, logoData, look: body.look });
    return drawing ? [{ line, drawing, caption: captionOf(body) }] : [];
  });
}

export const zipFormats = ['svg', 'png', 'pdf'] as const;
export type ZipFormat = (typeof zipFormats)[number];

export const zippedWidth = 1024;

async function fileOf({ drawing, caption }: BatchPicture, format: ZipFormat): Promise<Uint8Array> {
  if (format === 'svg') return new TextEncoder().encode(svgText(drawing));
  if (format === 'pdf') return pdfBytes(drawing, caption);
  return new Uint8Array(await (await pngOf(drawing, zippedWidth)).arrayBuffer());
}

/** Saves a ZIP with a picture of each code, whose name starts with its row in the file, as in the results. */
export async function downloadZip(
  pictures: readonly BatchPicture[],
  format: ZipFormat,
  onEach: (done: number) => void,
) {
  const { zipSync } = await import('fflate');
  const files: Record<string, Uint8Array> = {};
  const digits = String(pictures.at(-1)?.line ?? '').length;
  for (const [place, picture] of pictures.entries()) {
    const number = String(picture.line).padStart(digits, '0');
    files[`${number}-${fileName(picture.caption, format)}`] = await fileOf(picture, format);
    onEach(place + 1);
  }
  // The threaded variant isn't possible, since its worker comes from a blob, which the page's policy forbids.
  const packed = zipSync(files, { level: 1 });
  downloadBlob(new Blob([new Uint8Array(packed)], { type: 'application/zip' }), `qr-codes-${format}.zip`);
}

function outcome({ error, result }: BatchLine): string {
  if (result?.state === 'refused') return result.message;
  if (error !== undefined || !result) return error ?? words.unsent;
  return result.state === 'made' ? words.made : words.unsure;
}

const readings = {
  read: qrDrawing.scansInBrief,
  partly: qrDrawing.scansPartly,
  unread: qrDrawing.doesNotScan,
  untried: qrDrawing.notTested,
} as const;

export const downloadResults = (lines: readonly BatchLine[]) =>
  downloadText(
    csvText(
      [words.line, labels.type, labels.name, words.result, labels.id, words.url, qrDrawing.verdict],
      lines.map((line) => [
        line.line,
        line.type,
        line.name,
        outcome(line),
        ...(line.result?.state === 'made' ? [line.result.id, line.result.link] : ['', '']),
        line.tried ? readings[line.tried.trial.state] : '',
      ]),
    ),
    'qr-codes.csv',
    'text/csv',
  );
