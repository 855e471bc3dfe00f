import { create, type QRCode } from 'qrcode';
import type { Cutout, Frame, Gradient, Level, QrLook } from '#contract/qr-look.ts';
import { ballsOf, framesOf } from './eyes.ts';
import { type FrameShape, frameOf } from './frames.ts';
import { openGrid, outlineOf } from './modules.ts';
import { fitted, moved } from './path.ts';
import { readableOn } from './readable-on.ts';

export interface Design {
  /** `rgb(r,g,b)`, as all colors here; black if not given. */
  foreground?: string | undefined;
  /** White if not given. */
  background?: string | undefined;
  /** The address of a picture, a data: URL included. The picture goes in the middle. */
  logo?: string | undefined;
  /** Leaves the logo's place free, for one that is laid over the drawing. */
  logoPlace?: boolean | undefined;
  /** All that the specification doesn't have. */
  look?: QrLook | undefined;
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

/** A color that changes along a line, or from a point outwards, in the units of the plan. */
export interface Shade {
  kind: Gradient['kind'];
  from: string;
  to: string;
  /** Linear: from one point to another. Radial: around the first, as far as the second. */
  start: readonly [x: number, y: number];
  end: readonly [x: number, y: number];
}

export interface Mark {
  path: string;
  fill: string | Shade;
  /** What is drawn twice is left out. */
  evenOdd?: true;
  /** Its edges lie on whole modules, and are drawn hard. */
  crisp?: true;
}

/** What is to be drawn, a module being one unit: every picture of a code, whatever its format, is made from this. */
export interface Plan {
  /** Where the whole begins, its frame included: the code with its quiet zone begins at 0, 0. */
  left: number;
  top: number;
  width: number;
  height: number;
  /** Of the code, its quiet zone included. */
  side: number;
  /** Modules a side. */
  size: number;
  /** 1 to 40. */
  version: number;
  level: Level;
  margin: number;
  foreground: string;
  background: string;
  /** Leaves the background out. */
  transparent: boolean;
  /** From below to above: the frame, and then the modules and eyes. */
  marks: Mark[];
  /** The modules and eyes. */
  modules: Mark[];
  /** `covers`: the share of the code that it and the space around it take. */
  logo: (Square & { address: string | undefined; covers: number }) | undefined;
  /** What the frame says. */
  words: string | undefined;
}

export const usualMargin = 4;
export const leastInFrame = 4;
/** Of the code's width, in percent. */
export const usualLogoSize = 22;
/** In modules. */
export const usualPadding = 0.5;

/** @throws TooMuchForQr */
export function planQr(text: string, design: Design = {}): Plan {
  const { foreground = 'rgb(0,0,0)', background = 'rgb(255,255,255)', logo, look = {} } = design;
  const { modules: shape = 'square', eyeFrame = 'square', eyeBall = 'square' } = look;
  // A frame is dark: the quiet zone within it must be all that readers count on.
  const margin = Math.max(look.margin ?? usualMargin, look.frame ? leastInFrame : 0);
  const hasLogo = Boolean(logo) || design.logoPlace === true;
  const level = look.correction ?? (hasLogo ? 'H' : 'M');
  const { modules, version } = encode(text, level);
  const { size } = modules;
  const side = size + 2 * margin;

  const logoSide = (size * (look.logoSize ?? usualLogoSize)) / 100;
  const isCut = hasLogo
    ? cutterOf(look.cutout ?? 'square', size, logoSide + 2 * (look.logoPadding ?? usualPadding))
    : () => false;
  const grid = openGrid({ size, data: modules.data }, isCut);
  const covers = Math.max((logoSide / size) ** 2, cutIn(size, isCut) / size ** 2);

  const frame = look.frame ? frameOf(look.frame.kind, side) : undefined;
  const ink = look.gradient ? shadeOf(foreground, look.gradient, margin, size) : foreground;
  const eyeInk = look.eyeColor ?? ink;
  const own: Mark[] = [
    {
      path: outlineOf(grid, margin, shape),
      fill: ink,
      ...(shape === 'square' && { crisp: true }),
    },
    {
      path: framesOf(size, margin, eyeFrame),
      fill: eyeInk,
      evenOdd: true,
      ...(eyeFrame === 'square' && { crisp: true }),
    },
    {
      // Readers miss a square in a circle at some sizes.
      path: ballsOf(size, margin, eyeFrame === 'circle' && eyeBall === 'square' ? 'rounded' : eyeBall),
      fill: look.ballColor ?? eyeInk,
      ...(eyeBall === 'square' && eyeFrame !== 'circle' && { crisp: true }),
    },
  ];
  return {
    left: frame ? -frame.at.x : 0,
    top: frame ? -frame.at.y : 0,
    width: frame?.width ?? side,
    height: frame?.height ?? side,
    side,
    size,
    version,
    level,
    margin,
    foreground,
    background,
    transparent: look.transparent ?? false,
    marks: [...(frame ? frameMarks(frame, look.frame, foreground, background) : []), ...own],
    modules: own,
    logo: hasLogo
      ? { x: (side - logoSide) / 2, y: (side - logoSide) / 2, side: logoSide, address: logo, covers }
      : undefined,
    words: look.frame?.text,
  };
}

function frameMarks(shape: FrameShape, frame: Frame | undefined, foreground: string, background: string) {
  const color = frame?.color ?? foreground;
  const toCode = (path: string) => moved(path, -shape.at.x, -shape.at.y);
  const marks: Mark[] = [];
  if (shape.path) marks.push({ path: toCode(shape.path), fill: color, evenOdd: true });
  if (frame?.outline)
    marks.push({
      path: toCode(fitted(frame.outline, shape.words)),
      fill: shape.onColor ? readableOn(color, background) : color,
      evenOdd: true,
    });
  return marks;
}

/** Which modules give way: all that a place in the middle, of a width in modules, would cut. */
function cutterOf(cutout: Cutout, size: number, width: number): (row: number, column: number) => boolean {
  const middle = (size - 1) / 2;
  if (cutout === 'none') return () => false;
  if (cutout === 'circle') {
    // As wide as the diagonal of the logo would be too much: its corners are mostly empty.
    const radius = width / 2 + 0.5;
    return (row, column) => Math.hypot(row - middle, column - middle) < radius;
  }
  // Modules aren't cut in half: their number is odd, as that of the code is.
  const half = Math.round((width - 1) / 2);
  return (row, column) => Math.abs(row - middle) <= half && Math.abs(column - middle) <= half;
}

function cutIn(size: number, isCut: ReturnType<typeof cutterOf>): number {
  let cut = 0;
  for (let row = 0; row < size; row += 1)
    for (let column = 0; column < size; column += 1) if (isCut(row, column)) cut += 1;
  return cut;
}

function shadeOf(from: string, { kind, to, angle = 0 }: Gradient, margin: number, size: number): Shade {
  const middle = margin + size / 2;
  if (kind === 'radial')
    return { kind, from, to, start: [middle, middle], end: [middle + size * Math.SQRT1_2, middle] };
  const turned = (angle * Math.PI) / 180;
  const [across, down] = [Math.cos(turned), Math.sin(turned)];
  const reach = (size / 2) * (Math.abs(across) + Math.abs(down));
  return {
    kind,
    from,
    to,
    start: [middle - across * reach, middle - down * reach],
    end: [middle + across * reach, middle + down * reach],
  };
}

function encode(text: string, errorCorrectionLevel: Level): QRCode {
  try {
    return create(text, { errorCorrectionLevel });
  } catch (error) {
    throw new TooMuchForQr(`${text.length} characters do not fit into a QR code.`, { cause: error });
  }
}
