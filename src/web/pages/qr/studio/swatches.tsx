import type { ReactNode } from 'react';
import {
  type Cutout,
  cutouts,
  type EyeBall,
  eyeBalls,
  type EyeFrame,
  eyeFrames,
  type FrameKind,
  frameKinds,
  type Gradient,
  type ModuleShape,
  moduleShapes,
} from '#contract/qr-look.ts';
import { ballsOf, framesOf } from '#qr/eyes.ts';
import { frameOf } from '#qr/frames.ts';
import { outlineOf } from '#qr/modules.ts';
import { box, circle } from '#qr/path.ts';
import { qrLook as words } from '#web/words/qr-look.ts';

/**
 * Pictures of a look's options, drawn by the same code as the codes themselves. Each is a component, so that it's drawn
 * only when the studio shows it. This module loads earlier, while another page is in use.
 */

interface Swatch<Value extends string> {
  value: Value;
  label: string;
  picture: ReactNode;
}

/** A corner of a code, with modules that are single, in rows and in columns. */
const sample = {
  size: 6,
  data: Uint8Array.from('110011100110011010110110011101100011', Number),
};
const sampleOf = (shape: ModuleShape) => outlineOf(sample, 0, shape);

interface DrawnProps {
  path: () => string;
  viewBox: string;
  evenOdd?: boolean;
}

const Drawn = ({ path, viewBox, evenOdd = false }: DrawnProps) => (
  <svg viewBox={viewBox} aria-hidden="true">
    <path d={path()} fill="currentColor" fillRule={evenOdd ? 'evenodd' : 'nonzero'} />
  </svg>
);

/** Moves all but the first of a code's three eyes out of the picture. */
const farApart = 100;

export const moduleSwatches: Swatch<ModuleShape>[] = moduleShapes.map((value) => ({
  value,
  label: words.shapes[value],
  picture: <Drawn viewBox="0 0 6 6" path={() => sampleOf(value)} />,
}));

export const eyeFrameSwatches: Swatch<EyeFrame>[] = eyeFrames.map((value) => ({
  value,
  label: words.eyes[value],
  picture: <Drawn viewBox="0 0 7 7" path={() => framesOf(farApart, 0, value)} evenOdd />,
}));

export const eyeBallSwatches: Swatch<EyeBall>[] = eyeBalls.map((value) => ({
  value,
  label: words.eyes[value],
  picture: <Drawn viewBox="1 1 5 5" path={() => ballsOf(farApart, 0, value)} />,
}));

/** The option for no part has no picture. */
const none = (label: string): Swatch<''> => ({ value: '', label, picture: undefined });

const Framed = ({ kind }: { kind: FrameKind }) => {
  const { width, height, at, path, words: place, onColor } = frameOf(kind, 100);
  const line = place.height * 0.5;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path d={path} fill="currentColor" fillRule="evenodd" />
      <path
        d={sampleOf('square')}
        fill="currentColor"
        transform={`translate(${at.x + 20} ${at.y + 20}) scale(10)`}
      />
      <rect
        x={place.x + place.width * 0.15}
        y={place.y + (place.height - line) / 2}
        width={place.width * 0.7}
        height={line}
        rx={line / 2}
        fill={onColor ? 'var(--panel)' : 'currentColor'}
      />
    </svg>
  );
};

export const frameSwatches: Swatch<FrameKind | ''>[] = [
  none(words.noFrame),
  ...frameKinds.map((value) => ({ value, label: words.frames[value], picture: <Framed kind={value} /> })),
];

const Shaded = ({ id, children }: { id: string; children: ReactNode }) => (
  <svg viewBox="0 0 6 6" aria-hidden="true">
    <defs>{children}</defs>
    <path d={sampleOf('square')} fill={`url(#${id})`} />
  </svg>
);

const stops = (
  <>
    <stop stopColor="currentColor" />
    <stop offset="1" stopColor="currentColor" stopOpacity="0.25" />
  </>
);

export const gradientSwatches: Swatch<Gradient['kind'] | ''>[] = [
  none(words.noGradient),
  {
    value: 'linear',
    label: words.linear,
    picture: (
      <Shaded id="swatch-linear">
        <linearGradient id="swatch-linear" gradientUnits="userSpaceOnUse" x1="0" x2="6">
          {stops}
        </linearGradient>
      </Shaded>
    ),
  },
  {
    value: 'radial',
    label: words.radial,
    picture: (
      <Shaded id="swatch-radial">
        <radialGradient id="swatch-radial" gradientUnits="userSpaceOnUse" cx="3" cy="3" r="3.6">
          {stops}
        </radialGradient>
      </Shaded>
    ),
  },
];

/** A logo among modules that make room for it. */
const cut: Readonly<Record<Cutout, string>> = {
  square: box(0, 0, 10, 10) + box(2, 2, 6, 6) + box(3, 3, 4, 4, 1),
  circle: box(0, 0, 10, 10) + circle(5, 5, 3.6) + box(3, 3, 4, 4, 1),
  none: box(0, 0, 10, 10) + box(2.6, 2.6, 4.8, 4.8, 1) + box(3, 3, 4, 4, 1),
};

export const cutoutSwatches: Swatch<Cutout>[] = cutouts.map((value) => ({
  value,
  label: words.cutouts[value],
  picture: <Drawn viewBox="0 0 10 10" path={() => cut[value]} evenOdd />,
}));
