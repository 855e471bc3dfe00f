import { drawPlan } from '#qr/draw.ts';
import type { Pixels } from '#qr/page.ts';
import { deflate } from '#web/browser/deflate.ts';
import { downloadBlob, downloadText, fileName } from '#web/browser/download.ts';
import { pixelsOfPicture, pngBlob } from '#web/browser/raster.ts';
import { toast } from '#web/ui/base/toast.ts';
import { qrDrawing as words } from '#web/words/qr-drawing.ts';
import type { Drawing } from './drawing.ts';

export const pngSizes = [256, 512, 1024, 2048, 4096, 8192] as const;

/** The usual width of a code scanned at arm's length, in millimetres. */
const printSide = 50;

/** An SVG keeps a logo's address even if the logo couldn't be loaded, since another program may load it. */
export const svgText = ({ plan, overlay }: Drawing) =>
  drawPlan(plan.logo && overlay ? { ...plan, logo: { ...plan.logo, address: overlay.src } } : plan);

export const downloadSvg = (drawing: Drawing, name: string) =>
  downloadText(svgText(drawing), fileName(name, 'svg'), 'image/svg+xml');

/** Shows a toast if it fails. A canvas may exceed the browser's memory limit. */
const told = async (work: Promise<void>) => {
  try {
    await work;
  } catch {
    toast(words.fileFailed, { tone: 'bad' });
  }
};

const heightOf = ({ plan }: Drawing, width: number) => Math.round((width / plan.width) * plan.height);

export const pngOf = (drawing: Drawing, width: number) =>
  pngBlob(drawing.svg, width, heightOf(drawing, width));

export const downloadPng = (drawing: Drawing, name: string, width: number) =>
  told(pngOf(drawing, width).then((blob) => downloadBlob(blob, fileName(`${name} ${width}`, 'png'))));

/** Returns the logo's pixels for PDF and EPS. */
export const logoPixels = ({ plan }: Drawing): Promise<Pixels | undefined> =>
  plan.logo?.address?.startsWith('data:') ? pixelsOfPicture(plan.logo.address) : Promise.resolve(undefined);

/** The code that writes paper formats loads with the first file. */
export async function pdfBytes(drawing: Drawing, name: string) {
  const [{ pdfOf }, { pageOf }] = await Promise.all([import('#qr/pdf.ts'), import('#qr/page.ts')]);
  const page = pageOf(drawing.plan, printSide, await logoPixels(drawing));
  return pdfOf([page], name, deflate);
}

export const downloadPdf = (drawing: Drawing, name: string) => {
  const make = async () => {
    const bytes = await pdfBytes(drawing, name);
    downloadBlob(new Blob([bytes], { type: 'application/pdf' }), fileName(name, 'pdf'));
  };
  return told(make());
};

export const downloadEps = (drawing: Drawing, name: string) => {
  const make = async () => {
    const { epsOf } = await import('#qr/eps.ts');
    const text = epsOf(drawing.plan, printSide, name, await logoPixels(drawing));
    downloadText(text, fileName(name, 'eps'), 'application/postscript');
  };
  return told(make());
};

export const copyPicture = async (drawing: Drawing) => {
  try {
    // The picture is passed as a promise, since Safari allows copying only at the moment of the click.
    const item = new ClipboardItem({ 'image/png': pngOf(drawing, 1024) });
    await navigator.clipboard.write([item]);
    toast(words.imageCopied);
  } catch {
    toast(words.imageNotCopied, { tone: 'bad' });
  }
};
