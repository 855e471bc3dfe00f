import { deflateSync } from 'node:zlib';
import { epsOf } from '#qr/eps.ts';
import { pageOf, type Pixels } from '#qr/page.ts';
import { pdfOf } from '#qr/pdf.ts';
import { type Design, planQr } from '#qr/plan.ts';
import { raster } from './raster.ts';

/** A picture of a code for a printer. */
export interface PrintJob {
  format: 'pdf' | 'eps';
  /** The text that the code contains. */
  text: string;
  design: Design;
  title: string;
}

/** In millimeters. The same as the dashboard's, and the usual width of a code that is scanned up close. */
const printWidth = 50;
/** Width in pixels of a logo that is about ten millimeters wide. */
const logoSize = 512;

/**
 * Renders a logo for print, centered in its square.
 * @param address a `data:` URL
 */
function pixelsOf(address: string): Pixels {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">' +
    `<image width="1" height="1" href="${address}"/></svg>`;
  const { width, height, pixels } = raster({ svg, size: logoSize });
  return { width, height, data: new Uint8Array(pixels) };
}

export async function printFile({ format, text, design, title }: PrintJob): Promise<Uint8Array> {
  const plan = planQr(text, design);
  const logo = design.logo === undefined ? undefined : pixelsOf(design.logo);
  return format === 'eps'
    ? Buffer.from(epsOf(plan, printWidth, title, logo))
    : pdfOf([pageOf(plan, printWidth, logo)], title, (bytes) => deflateSync(bytes));
}
