import type { EyeBall, EyeFrame } from '#contract/qr-look.ts';
import { box, circle, type Corners, polygon } from './path.ts';

/** The top left corners of the three eyes. */
const places = (size: number, margin: number): readonly (readonly [number, number])[] => {
  const far = size - 7 + margin;
  return [
    [margin, margin],
    [far, margin],
    [margin, far],
  ];
};

/** A leaf's sharp corner is the one that points to the middle of the code. */
const leaf = (radius: number, eye: number): Corners => {
  const pointed = [2, 3, 1][eye];
  return [0, 1, 2, 3].map((corner) => (corner === pointed ? 0 : radius)) as unknown as Corners;
};

const cornersOf = (shape: EyeFrame, eye: number, side: number): Corners | number => {
  switch (shape) {
    case 'square':
      return 0;
    case 'rounded':
      return side * 0.257;
    case 'circle':
      return side / 2;
    case 'leaf':
      return leaf(side * 0.36, eye);
  }
};

/** A frame is one module thick and has to be filled by the even-odd rule. */
const frame = (shape: EyeFrame, x: number, y: number, eye: number): string => {
  const outer = cornersOf(shape, eye, 7);
  const inner = (corner: number) => Math.max(0, corner - 1);
  const hole = typeof outer === 'number' ? inner(outer) : (outer.map(inner) as unknown as Corners);
  return box(x, y, 7, 7, outer) + box(x + 1, y + 1, 5, 5, hole);
};

/** Has no tips, since readers look for a ball that is three modules wide. */
const diamond = (x: number, y: number) =>
  polygon(
    ...[
      [-0.6, -1.5],
      [0.6, -1.5],
      [1.5, -0.6],
      [1.5, 0.6],
      [0.6, 1.5],
      [-0.6, 1.5],
      [-1.5, 0.6],
      [-1.5, -0.6],
    ].map(([across = 0, down = 0]) => [x + across, y + down] as const),
  );

const ball = (shape: EyeBall, x: number, y: number, eye: number): string => {
  if (shape === 'circle') return circle(x + 3.5, y + 3.5, 1.6);
  if (shape === 'diamond') return diamond(x + 3.5, y + 3.5);
  return box(x + 2, y + 2, 3, 3, cornersOf(shape, eye, 3));
};

export const framesOf = (size: number, margin: number, shape: EyeFrame): string =>
  places(size, margin)
    .map(([x, y], eye) => frame(shape, x, y, eye))
    .join('');

export const ballsOf = (size: number, margin: number, shape: EyeBall): string =>
  places(size, margin)
    .map(([x, y], eye) => ball(shape, x, y, eye))
    .join('');
