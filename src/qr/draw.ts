import { create, type QRCode, type QRCodeErrorCorrectionLevel } from 'qrcode';

export interface Design {
  /** `rgb(r,g,b)`, as all colors here; black if not given. */
  foreground?: string | undefined;
  /** White if not given. */
  background?: string | undefined;
  /** The address of a picture, a data: URL included. The picture goes in the middle. */
  logo?: string | undefined;
  /** The quiet zone around the code, in modules. Readers count on 4. */
  margin?: number | undefined;
  /** How much of the code may be lost: L 7, M 15, Q 25, H 30 %. With a logo H if not given, else M. */
  errorCorrection?: 'L' | 'M' | 'Q' | 'H' | undefined;
}

/** More text than the largest code holds. */
export class TooMuchForQr extends Error {
  override name = 'TooMuchForQr';
}

/** How much of the code's width the logo covers; its plate covers a little more. H forgives up to 35 %. */
const logoShare = 0.22;
const plateShare = 0.26;

/**
 * Draws a QR code as a complete SVG document, a module being one unit. The browser's preview, every download and the
 * pictures of the service are this one drawing.
 * @throws TooMuchForQr
 */
export function drawQr(text: string, design: Design = {}): string {
  const { foreground = 'rgb(0,0,0)', background = 'rgb(255,255,255)', logo, margin = 4 } = design;
  const level = design.errorCorrection ?? (logo ? 'H' : 'M');
  const { modules } = encode(text, level);
  const width = modules.size + 2 * margin;
  const parts = [
    `<rect width="${width}" height="${width}" fill="${escaped(background)}"/>`,
    `<path fill="${escaped(foreground)}" d="${outline(modules, margin)}"/>`,
    ...(logo ? [drawLogo(logo, modules.size, width, background)] : []),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${width}" shape-rendering="crispEdges">${parts.join('')}</svg>`;
}

function encode(text: string, errorCorrectionLevel: QRCodeErrorCorrectionLevel): QRCode {
  try {
    return create(text, { errorCorrectionLevel });
  } catch (error) {
    throw new TooMuchForQr(`${text.length} characters do not fit into a QR code.`, { cause: error });
  }
}

/** Every dark module as one path, each run of a row being one rectangle. */
function outline({ size, data }: QRCode['modules'], margin: number): string {
  let path = '';
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      const start = column;
      while (column < size && data[row * size + column]) column += 1;
      const run = column - start;
      if (run > 0) path += `M${start + margin} ${row + margin}h${run}v1h-${run}z`;
    }
  }
  return path;
}

function drawLogo(logo: string, size: number, width: number, background: string): string {
  const centred = (side: number) => {
    const corner = round((width - side) / 2);
    return `x="${corner}" y="${corner}" width="${round(side)}" height="${round(side)}"`;
  };
  // The plate covers whole modules, so that none is left half.
  const plate = 2 * Math.floor((size * plateShare) / 2) + 1;
  return (
    `<rect ${centred(plate)} fill="${escaped(background)}"/>` +
    `<image ${centred(size * logoShare)} preserveAspectRatio="xMidYMid meet" shape-rendering="auto" href="${escaped(logo)}"/>`
  );
}

const round = (length: number) => Math.round(length * 100) / 100;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Control characters have no place in XML, escaped or not: they go. */
const escaped = (text: string) =>
  text.replaceAll(/[&<>"'\u0000-\u001f\ufffe\uffff]/g, (character) => entities[character] ?? '');
