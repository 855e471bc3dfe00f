import { z } from 'zod/mini';
import { given, givenText, numeric, text, wholeNumber } from './envelope.ts';
import { RgbColor } from './rgb-color.ts';

/** How a QR code is drawn, beyond what the specification offers. This is the extension `looks`. */

export const moduleShapes = ['square', 'rounded', 'dots', 'classy', 'connected'] as const;
export type ModuleShape = (typeof moduleShapes)[number];

export const eyeFrames = ['square', 'rounded', 'circle', 'leaf'] as const;
export type EyeFrame = (typeof eyeFrames)[number];

export const eyeBalls = ['square', 'rounded', 'circle', 'leaf', 'diamond'] as const;
export type EyeBall = (typeof eyeBalls)[number];

export const cutouts = ['square', 'circle', 'none'] as const;
export type Cutout = (typeof cutouts)[number];

export const frameKinds = [
  'label',
  'bar',
  'barTop',
  'card',
  'bubble',
  'bubbleTop',
  'ribbon',
  'pill',
  'corners',
  'phone',
] as const;
export type FrameKind = (typeof frameKinds)[number];

/** The error correction levels. A code can still be read if 7, 15, 25 or 30% of it is lost. */
export const levels = ['L', 'M', 'Q', 'H'] as const;
export type Level = (typeof levels)[number];

export const maxMargin = 20;
/** In percent of the code's width. */
export const logoSizes = { least: 10, most: 32 } as const;
/** In modules. */
export const maxPadding = 4;
const maxCallLength = 40;
/** In characters. Forty ideograms with many strokes fit. */
export const maxOutlineLength = 24_000;

const oneOf = <const Value extends string>(what: string, values: readonly Value[]) =>
  z.enum(values, `${what} must be one of ${values.join(', ')}.`);

const between = (what: string, least: number, most: number) => {
  const error = `${what} must be a number from ${least} to ${most}.`;
  return numeric(z.number(error).check(z.minimum(least, error), z.maximum(most, error)));
};

const wholeBetween = (what: string, least: number, most: number) =>
  wholeNumber(`${what} must be a whole number from ${least} to ${most}.`, least, most);

const Gradient = z.object(
  {
    kind: oneOf('The gradient', ['linear', 'radial']),
    to: RgbColor.check(z.describe('The other end; it begins with the foreground')),
    angle: given(wholeBetween('The angle', 0, 359), 'In degrees, clockwise from left to right'),
  },
  'Enter a gradient: kind, to and angle.',
);
export type Gradient = z.output<typeof Gradient>;

/**
 * Text as the outlines of its letters, so that every picture looks the same, whatever fonts are installed. It's a list
 * of polygons in whole numbers. Holes run in the opposite direction.
 */
const outlineForm = /^(?:M\d{1,5} \d{1,5}l-?\d{1,5} -?\d{1,5}(?: -?\d{1,5} -?\d{1,5})*z)*$/;
const outlineError = 'Send the text’s outline as polygons: M, l and z with whole numbers.';

const Frame = z.object(
  {
    kind: oneOf('The frame', frameKinds),
    text: givenText(text('The call to action', maxCallLength)),
    outline: given(
      z
        .string(outlineError)
        .check(z.maxLength(maxOutlineLength, outlineError), z.regex(outlineForm, outlineError)),
      'The text as polygons, `M12 30l3 -2 4 5z…`: what is drawn. Without it the frame has no words.',
    ),
    color: given(RgbColor, 'The foreground if not given'),
  },
  'Enter a frame: kind, text, outline and color.',
);
export type Frame = z.output<typeof Frame>;

export const QrLook = z.object(
  {
    modules: given(oneOf('The shape', moduleShapes), 'square if not given'),
    eyeFrame: given(oneOf('The eyes’ frame', eyeFrames), 'square if not given'),
    eyeBall: given(oneOf('The eyes’ ball', eyeBalls), 'square if not given'),
    eyeColor: given(RgbColor, 'Of the eyes’ frames; as the modules if not given'),
    ballColor: given(RgbColor, 'Of the eyes’ balls; as their frames if not given'),
    gradient: given(Gradient),
    transparent: given(z.boolean('transparent must be true or false.'), 'Leaves the background out'),
    logoSize: given(
      wholeBetween('The logo’s size', logoSizes.least, logoSizes.most),
      'In percent of the code’s width, 22 if not given',
    ),
    logoPadding: given(between('The space around the logo', 0, maxPadding), 'In modules, 0.5 if not given'),
    cutout: given(oneOf('The cut-out', cutouts), 'Where modules give way to the logo; square if not given'),
    frame: given(Frame),
    margin: given(wholeBetween('The margin', 0, maxMargin), 'In modules, 4 if not given'),
    correction: given(oneOf('The error correction', levels), 'M if not given, H with a logo'),
  },
  'Enter a look: an object with the members that differ from a plain code.',
);
export type QrLook = z.output<typeof QrLook>;
