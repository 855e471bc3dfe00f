import { create, type QRCode } from 'qrcode';
import { outline, type Shape } from './shapes.ts';

/** How much of the code may be lost and is still read: 7, 15, 25, 30 %. */
export const levels = ['L', 'M', 'Q', 'H'] as const;
export type Level = (typeof levels)[number];

export interface Design {
  /** `rgb(r,g,b)`, as all colors here; black if not given. */
  foreground?: string | undefined;
  /** White if not given. */
  background?: string | undefined;
  /** The address of a picture, a data: URL included. The picture goes in the middle. */
  logo?: string | undefined;
  /** Leaves the logo's place free, for one that is laid over the drawing. */
  logoPlace?: boolean | undefined;
  /** The quiet zone around the code, in modules. Readers count on 4. */
  margin?: number | undefined;
  /** With a logo H if not given, else M. */
  errorCorrection?: Level | undefined;
  /** Squares if not given. */
  shape?: Shape | undefined;
}

/** More text than the largest code holds. */
export class TooMuchForQr extends Error {
  override name = 'TooMuchForQr';
}

/** Where something square lies. */
export interface Square {
  x: number;
  y: number;
  side: number;
}

/** What is to be drawn, a module being one unit: every picture of a code, whatever its format, is made from this. */
export interface Plan {
  /** Of the whole, its quiet zone included. */
  width: number;
  /** Modules a side. */
  size: number;
  /** 1 to 40. */
  version: number;
  level: Level;
  margin: number;
  shape: Shape;
  foreground: string;
  background: string;
  /** Every dark module, as the path of an SVG. */
  path: string;
  /** Whole modules, so that none is left half. */
  plate: Square | undefined;
  logo: (Square & { address: string | undefined }) | undefined;
}

/** How much of the code's width the logo covers; its plate covers a little more. H forgives up to 35 %. */
export const logoShare = 0.22;
const plateShare = 0.26;

export const usualMargin = 4;

/** @throws TooMuchForQr */
export function planQr(text: string, design: Design = {}): Plan {
  const { foreground = 'rgb(0,0,0)', background = 'rgb(255,255,255)', logo, logoPlace = false } = design;
  const { margin = usualMargin, shape = 'square' } = design;
  const hasLogo = Boolean(logo) || logoPlace;
  const level = design.errorCorrection ?? (hasLogo ? 'H' : 'M');
  const { modules, version } = encode(text, level);
  const { size } = modules;
  const width = size + 2 * margin;
  const centred = (side: number): Square => ({ x: (width - side) / 2, y: (width - side) / 2, side });
  return {
    width,
    size,
    version,
    level,
    margin,
    shape,
    foreground,
    background,
    path: outline({ size, data: modules.data }, margin, shape),
    plate: hasLogo ? centred(2 * Math.floor((size * plateShare) / 2) + 1) : undefined,
    logo: hasLogo ? { ...centred(size * logoShare), address: logo } : undefined,
  };
}

function encode(text: string, errorCorrectionLevel: Level): QRCode {
  try {
    return create(text, { errorCorrectionLevel });
  } catch (error) {
    throw new TooMuchForQr(`${text.length} characters do not fit into a QR code.`, { cause: error });
  }
}
