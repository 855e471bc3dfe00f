import { create, type QRCode } from 'qrcode';
import type { Cutout, Frame, Gradient, Level, QrLook } from '#contract/qr-look.ts';
import { ballsOf, framesOf } from './eyes.ts';
import { type FrameShape, frameOf } from './frames.ts';
import { openGrid, outlineOf } from './modules.ts';
import { fitPath, translatePath } from './path.ts';
import { readableOn } from './readable-on.ts';

export interface Design {
  /** In the format `rgb(r,g,b)`, like all colors here. The default is black. */
  foreground?: string | undefined;
  /** The default is white. */
  background?: string | undefined;
  /** The address of a picture, which may be a data: URL. The picture goes in the middle. */
  logo?: string | undefined;
  /** Leaves the logo's place free for a picture that is drawn on top. */
  logoPlace?: boolean | undefined;
  /** Everything beyond the specification. */
  look?: QrLook | undefined;
}

/** The text doesn't fit into the largest code. */
export class TextTooLongForQr extends Error {
  override name = 'TextTooLongForQr';
}

/** The position of something square. */
export interface Square {
  x: number;
  y: number;
  side: number;
}

/** A gradient along a line or from a point outwards, in the plan's units. */
export interface Shade {
  kind: Gradient['kind'];
  from: string;
  to: string;
  /**
   * A linear gradient goes from one point to the other. A radial one goes from the first point outwards, as far as the
   * second.
   */
  start: readonly [x: number, y: number];
  end: readonly [x: number, y: number];
}

export interface Mark {
  path: string;
  fill: string | Shade;
  /** Leaves out areas that are drawn twice. */
  evenOdd?: true;
  /** Its edges are on whole modules and are drawn without antialiasing. */
  crisp?: true;
}

/** What is drawn, with a module as one unit. All pictures of a code are created from this, whatever their format. */
export interface Plan {
  /** The top left of the whole drawing, including the frame. The code with its quiet zone begins at 0, 0. */
  left: number;
  top: number;
  width: number;
  height: number;
  /** The code's width, including its quiet zone. */
  side: number;
  /** Modules per side. */
  size: number;
  /** 1 to 40. */
  version: number;
  level: Level;
  margin: number;
  foreground: string;
  background: string;
  /** Whether the background is left out. */
  transparent: boolean;
  /** From bottom to top: the frame, then the modules and eyes. */
  marks: Mark[];
  /** Only the modules and eyes. */
  modules: Mark[];
  /** `covers` is the share of the code that the logo and the space around it cover. */
  logo: (Square & { address: string | undefined; covers: number }) | undefined;
  /** The text of the frame. */
  words: string | undefined;
}

export const defaultMargin = 4;
export const minMarginInFrame = 4;
/** In percent of the code's width. */
export const defaultLogoSize = 22;
/** In modules. */
export const defaultPadding = 0.5;

/** @throws TextTooLongForQr */
export function planQr(text: string, design: Design = {}): Plan {
  const { foreground = 'rgb(0,0,0)', background = 'rgb(255,255,255)', logo, look = {} } = design;
  const { modules: shape = 'square', eyeFrame = 'square', eyeBall = 'square' } = look;
  // A frame is dark, so the quiet zone within it must be as wide as readers require.
  const margin = Math.max(look.margin ?? defaultMargin, look.frame ? minMarginInFrame : 0);
  const hasLogo = Boolean(logo) || design.logoPlace === true;
  const level = look.correction ?? (hasLogo ? 'H' : 'M');
  const { modules, version } = encode(text, level);
  const { size } = modules;
  const side = size + 2 * margin;

  const logoSide = (size * (look.logoSize ?? defaultLogoSize)) / 100;
  const isCut = hasLogo
    ? cutterOf(look.cutout ?? 'square', size, logoSide + 2 * (look.logoPadding ?? defaultPadding))
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
      // Readers fail to find a square in a circle at some sizes.
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
  const toCode = (path: string) => translatePath(path, -shape.at.x, -shape.at.y);
  const marks: Mark[] = [];
  if (shape.path) marks.push({ path: toCode(shape.path), fill: color, evenOdd: true });
  if (frame?.outline)
    marks.push({
      path: toCode(fitPath(frame.outline, shape.words)),
      fill: shape.onColor ? readableOn(color, background) : color,
      evenOdd: true,
    });
  return marks;
}

/** Returns whether a module is left out for a centered logo place of the given width in modules. */
function cutterOf(cutout: Cutout, size: number, width: number): (row: number, column: number) => boolean {
  const middle = (size - 1) / 2;
  if (cutout === 'none') return () => false;
  if (cutout === 'circle') {
    // A circle as wide as the logo's diagonal would be too large, since the logo's corners are mostly empty.
    const radius = width / 2 + 0.5;
    return (row, column) => Math.hypot(row - middle, column - middle) < radius;
  }
  // Modules aren't cut in half. The cutout has an odd number of modules, like the code.
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
    throw new TextTooLongForQr(`${text.length} characters do not fit into a QR code.`, { cause: error });
  }
}
