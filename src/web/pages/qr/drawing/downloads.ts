import { drawPlan } from '#qr/draw.ts';
import { downloadBlob, downloadText, fileName } from '#web/browser/download.ts';
import { pngBlob } from '#web/browser/raster.ts';
import { toast } from '#web/ui/base/toast.ts';
import { qrDrawing as words } from '#web/words/qr-drawing.ts';
import type { Drawing } from './drawing.ts';

export const pngSizes = [256, 512, 1024, 2048, 4096] as const;

/** The usual width of a code that is scanned from the hand, in millimetres. */
const pdfSide = 50;

/** A logo that could not be read is still named in an SVG: whoever opens it may load it. */
export const svgText = ({ plan, overlay }: Drawing) =>
  drawPlan(plan.logo && overlay ? { ...plan, logo: { ...plan.logo, address: overlay } } : plan);

export const downloadSvg = (drawing: Drawing, name: string) =>
  downloadText(svgText(drawing), fileName(name, 'svg'), 'image/svg+xml');

/** Shows a toast if it fails: a canvas may be larger than the browser's memory for it. */
const told = async (work: Promise<void>) => {
  try {
    await work;
  } catch {
    toast(words.fileFailed, { tone: 'bad' });
  }
};

export const downloadPng = (drawing: Drawing, name: string, width: number) =>
  told(pngBlob(drawing.svg, width).then((blob) => downloadBlob(blob, fileName(`${name} ${width}`, 'png'))));

export const downloadPdf = async (drawing: Drawing, name: string) => {
  const make = async () => {
    const { pdfOf } = await import('./pdf.ts');
    downloadBlob(await pdfOf(drawing.plan, pdfSide, name), fileName(name, 'pdf'));
  };
  await told(make());
};

export const copyPicture = async (drawing: Drawing) => {
  try {
    // The picture is promised, not awaited: Safari allows copying only in the moment of the click.
    const item = new ClipboardItem({ 'image/png': pngBlob(drawing.svg, 1024) });
    await navigator.clipboard.write([item]);
    toast(words.imageCopied);
  } catch {
    toast(words.imageNotCopied, { tone: 'bad' });
  }
};
