/**
 * Paths in the form that all formats use, with M, L, h, v, l, c and z of SVG. With few commands, PDF and EPS can be
 * written from the same path.
 */

/** Rounds off floating-point noise. */
export const roundLength = (length: number) => Math.round(length * 1000) / 1000;

/** Rounds a scale. Its error repeats with each module, so it's more precise. */
export const roundScale = (length: number) => Math.round(length * 1e6) / 1e6;

/** Length of a curve's handles for a quarter circle, relative to its radius. */
const kappa = 0.5523;

/** Draws a quarter circle from one direction to another. Both directions have a length of 1. */
function turn(radius: number, fromX: number, fromY: number, toX: number, toY: number): string {
  if (radius === 0) return '';
  const far = radius * kappa;
  const near = radius - far;
  const points = [
    [fromX * far, fromY * far],
    [fromX * radius + toX * near, fromY * radius + toY * near],
    [(fromX + toX) * radius, (fromY + toY) * radius],
  ];
  return `c${points.map(([x = 0, y = 0]) => `${roundLength(x)} ${roundLength(y)}`).join(' ')}`;
}

/** Radii of the corners, clockwise from the top left. */
export type Corners = readonly [number, number, number, number];

/** Draws a rectangle whose corners may be round. */
export function box(x: number, y: number, width: number, height: number, corners: Corners | number = 0) {
  const [topLeft, topRight, bottomRight, bottomLeft] =
    typeof corners === 'number' ? [corners, corners, corners, corners] : corners;
  return (
    `M${roundLength(x + topLeft)} ${roundLength(y)}` +
    `h${roundLength(width - topLeft - topRight)}${turn(topRight, 1, 0, 0, 1)}` +
    `v${roundLength(height - topRight - bottomRight)}${turn(bottomRight, 0, 1, -1, 0)}` +
    `h${roundLength(bottomRight + bottomLeft - width)}${turn(bottomLeft, -1, 0, 0, -1)}` +
    `v${roundLength(bottomLeft + topLeft - height)}${turn(topLeft, 0, -1, 1, 0)}z`
  );
}

export const circle = (x: number, y: number, radius: number) =>
  box(x - radius, y - radius, 2 * radius, 2 * radius, radius);

export function polygon(...points: readonly (readonly [x: number, y: number])[]): string {
  const [[startX, startY] = [0, 0]] = points;
  let [x, y] = [startX, startY];
  const lines = points.slice(1).map(([nextX, nextY]) => {
    const line = `l${roundLength(nextX - x)} ${roundLength(nextY - y)}`;
    [x, y] = [nextX, nextY];
    return line;
  });
  return `M${roundLength(startX)} ${roundLength(startY)}${lines.join('')}z`;
}

/**
 * A step of a path in absolute coordinates: a move, a line, a curve with its two handles, or the closing of the path.
 */
export type Step =
  | { does: 'move' | 'line'; to: readonly number[] }
  | { does: 'curve'; to: readonly number[] }
  | { does: 'close' };

/** Returns the steps of a path in this form, or of an outline. */
export function stepsOf(path: string): Step[] {
  const steps: Step[] = [];
  let [x, y] = [0, 0];
  let start: [number, number] = [0, 0];
  const go = (does: 'move' | 'line', nextX: number, nextY: number) => {
    [x, y] = [nextX, nextY];
    steps.push({ does, to: [x, y] });
  };
  for (const [, command, rest = ''] of path.matchAll(/([MLhvlcz])([^MLhvlcz]*)/g)) {
    const numbers = (rest.match(/-?[\d.]+/g) ?? []).map(Number);
    const at = (place: number) => numbers[place] ?? 0;
    switch (command) {
      case 'M':
        go('move', at(0), at(1));
        start = [x, y];
        break;
      case 'L':
        go('line', at(0), at(1));
        break;
      case 'h':
        go('line', x + at(0), y);
        break;
      case 'v':
        go('line', x, y + at(0));
        break;
      case 'l':
        for (let place = 0; place < numbers.length; place += 2) go('line', x + at(place), y + at(place + 1));
        break;
      case 'c':
        steps.push({ does: 'curve', to: numbers.map((number, place) => number + (place % 2 ? y : x)) });
        [x, y] = [x + at(4), y + at(5)];
        break;
      default:
        steps.push({ does: 'close' });
        [x, y] = start;
    }
  }
  return steps;
}

export function boundsOf(path: string) {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const step of stepsOf(path)) {
    if (step.does === 'close') continue;
    step.to.forEach((number, place) => {
      if (place % 2) [top, bottom] = [Math.min(top, number), Math.max(bottom, number)];
      else [left, right] = [Math.min(left, number), Math.max(right, number)];
    });
  }
  return { left, top, width: right - left, height: bottom - top };
}

export const translatePath = (path: string, x: number, y: number): string =>
  path.replaceAll(
    /([ML])(-?[\d.]+) (-?[\d.]+)/g,
    (_, command: string, left: string, top: string) =>
      `${command}${roundLength(Number(left) + x)} ${roundLength(Number(top) + y)}`,
  );

/** Scales a path of lines from its origin and then moves it. */
export function scalePath(path: string, scale: number, left: number, top: number): string {
  let result = '';
  for (const step of stepsOf(path)) {
    if (step.does === 'close') {
      result += 'z';
      continue;
    }
    const [x = 0, y = 0] = step.to;
    result += `${step.does === 'move' ? 'M' : 'L'}${roundLength(left + x * scale)} ${roundLength(top + y * scale)}`;
  }
  return result;
}

/** Moves and scales a path of lines into a box, centered and as large as possible. */
export function fitPath(path: string, into: { x: number; y: number; width: number; height: number }): string {
  const from = boundsOf(path);
  const scale = Math.min(into.width / from.width, into.height / from.height);
  const left = into.x + (into.width - from.width * scale) / 2;
  const top = into.y + (into.height - from.height * scale) / 2;
  return scalePath(path, scale, left - from.left * scale, top - from.top * scale);
}
