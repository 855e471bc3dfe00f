import { payloadOf } from '#qr/payload.ts';
import { titleOf } from '#qr/title.ts';
import { csvText } from '#web/lib/csv.ts';
import { downloadBlob, downloadText, fileName } from '#web/browser/download.ts';
import type { BatchLine } from './batch-columns.tsx';
import type { NewQr } from './batch-rows.ts';
import { pngOf, svgText } from '#web/codes/downloads.ts';
import { type Drawing, drawingOf } from '#web/codes/drawing.ts';
import type { ServerLinks } from '#web/codes/server-links.ts';
import { scanAddress, type Variant } from '#web/codes/variants.ts';

export interface BatchPicture {
  drawing: Drawing;
  caption: string;
}

const captionOf = (body: NewQr) => body.name ?? titleOf(body);

/** Pictures of the codes that were made. A logo of another server is named in an SVG, and left out elsewhere. */
export function batchPictures(
  lines: readonly BatchLine[],
  variant: Variant,
  links: ServerLinks | undefined,
): BatchPicture[] {
  return lines.flatMap(({ body, result }) => {
    if (!body || result?.state !== 'made') return [];
    const payload = variant === 'direct' ? payloadOf(body) : scanAddress(result, links);
    if (payload === undefined) return [];
    const { foreground = 'rgb(0,0,0)', background = 'rgb(255,255,255)', logo = '' } = body;
    const logoData = logo.startsWith('data:') ? logo : null;
    const drawing = drawingOf(payload, { foreground, background, logo, logoData, look: body.look });
    return drawing ? [{ drawing, caption: captionOf(body) }] : [];
  });
}

const pngWidth = 1024;

/** An SVG and a PNG of each, named in the order of the file. */
export async function downloadZip(pictures: readonly BatchPicture[], onEach: (done: number) => void) {
  const { strToU8, zipSync } = await import('fflate');
  const files: Record<string, Uint8Array> = {};
  const digits = String(pictures.length).length;
  for (const [place, { drawing, caption }] of pictures.entries()) {
    const stem = `${String(place + 1).padStart(digits, '0')}-${fileName(caption, 'svg').slice(0, -'.svg'.length)}`;
    files[`${stem}.svg`] = strToU8(svgText(drawing));
    files[`${stem}.png`] = new Uint8Array(await (await pngOf(drawing, pngWidth)).arrayBuffer());
    onEach(place + 1);
  }
  // The threaded way isn't possible: its worker comes from a blob, which the page's policy forbids.
  const packed = zipSync(files, { level: 1 });
  downloadBlob(new Blob([new Uint8Array(packed)], { type: 'application/zip' }), 'qr-codes.zip');
}

const outcome = ({ error, result }: BatchLine) =>
  result?.state === 'refused' ? result.message : (error ?? result?.state ?? 'not sent');

export const downloadResults = (lines: readonly BatchLine[]) =>
  downloadText(
    csvText(
      ['line', 'type', 'name', 'result', 'id', 'address'],
      lines.map((line) => [
        line.line,
        line.type,
        line.name,
        outcome(line),
        ...(line.result?.state === 'made' ? [line.result.id, line.result.link] : ['', '']),
      ]),
    ),
    'qr-codes.csv',
    'text/csv',
  );
