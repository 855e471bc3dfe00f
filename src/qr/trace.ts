import { unitsPerPixel } from './outline-units.ts';

/** How much of each pixel is covered, 0 to 255, row by row. */
export interface Coverage {
  width: number;
  height: number;
  data: Uint8Array | Uint8ClampedArray;
}

type Point = readonly [x: number, y: number];

const edge = 127.5;

/**
 * Traces the covered area and returns it as an outline that the contract accepts. Between pixels, the line depends on
 * their coverage, so it's finer than the pixels. This converts a text to a drawing with any of the browser's fonts.
 * @param most maximum number of characters. A longer outline is made coarser
 */
export function traceOutline(coverage: Coverage, most: number): string {
  const rings = ringsOf(coverage);
  for (let tolerance = 0.12; tolerance < 8; tolerance *= 1.5) {
    const outline = rings.map((ring) => written(simplified(ring, tolerance))).join('');
    if (outline.length <= most) return outline;
  }
  return '';
}

/** Finds closed lines with the covered area on one side (marching squares). */
function ringsOf({ width, height, data }: Coverage): Point[][] {
  const at = (x: number, y: number) =>
    x < 0 || y < 0 || x >= width || y >= height ? 0 : (data[y * width + x] ?? 0);
  const between = (one: number, other: number) => (edge - one) / (other - one);
  const nextOf = new Map<string, { point: Point; next: string }>();
  for (let y = -1; y < height; y += 1)
    for (let x = -1; x < width; x += 1) {
      const [nw, ne, se, sw] = [at(x, y), at(x + 1, y), at(x + 1, y + 1), at(x, y + 1)];
      const cell = Number(nw > edge) * 8 + Number(ne > edge) * 4 + Number(se > edge) * 2 + Number(sw > edge);
      if (cell === 0 || cell === 15) continue;
      // The keys name the edges between pixels, so that neighboring cells use the same ones.
      const north = { key: `${x},${y}h`, point: [x + between(nw, ne), y] as Point };
      const south = { key: `${x},${y + 1}h`, point: [x + between(sw, se), y + 1] as Point };
      const west = { key: `${x},${y}v`, point: [x, y + between(nw, sw)] as Point };
      const east = { key: `${x + 1},${y}v`, point: [x + 1, y + between(ne, se)] as Point };
      const join = (from: typeof north, to: typeof north) =>
        nextOf.set(from.key, { point: from.point, next: to.key });
      const joins: Readonly<Record<number, readonly (readonly [typeof north, typeof north])[]>> = {
        1: [[west, south]],
        2: [[south, east]],
        3: [[west, east]],
        4: [[east, north]],
        5: [
          [west, north],
          [east, south],
        ],
        6: [[south, north]],
        7: [[west, north]],
        8: [[north, west]],
        9: [[north, south]],
        10: [
          [north, east],
          [south, west],
        ],
        11: [[north, east]],
        12: [[east, west]],
        13: [[east, south]],
        14: [[south, west]],
      };
      for (const [from, to] of joins[cell] ?? []) join(from, to);
    }
  const rings: Point[][] = [];
  for (const first of nextOf.keys()) {
    const ring: Point[] = [];
    for (let key = first, step = nextOf.get(key); step; step = nextOf.get(key)) {
      nextOf.delete(key);
      ring.push(step.point);
      key = step.next;
    }
    if (ring.length > 2) rings.push(ring);
  }
  return rings;
}

/** Leaves out points that are close to the line between others (Ramer–Douglas–Peucker). */
function simplified(ring: readonly Point[], tolerance: number): Point[] {
  const kept = new Set<number>([0, ring.length >> 1, ring.length - 1]);
  const spans: [number, number][] = [
    [0, ring.length >> 1],
    [ring.length >> 1, ring.length - 1],
  ];
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [from, to] = span;
    let [farthest, distance] = [0, tolerance];
    for (let place = from + 1; place < to; place += 1) {
      const off = distanceOf(ring[place] ?? [0, 0], ring[from] ?? [0, 0], ring[to] ?? [0, 0]);
      if (off > distance) [farthest, distance] = [place, off];
    }
    if (farthest > 0) {
      kept.add(farthest);
      spans.push([from, farthest], [farthest, to]);
    }
  }
  return ring.filter((_, place) => kept.has(place));
}

function distanceOf([x, y]: Point, [fromX, fromY]: Point, [toX, toY]: Point): number {
  const [across, down] = [toX - fromX, toY - fromY];
  const length = Math.hypot(across, down);
  return length === 0
    ? Math.hypot(x - fromX, y - fromY)
    : Math.abs(across * (y - fromY) - down * (x - fromX)) / length;
}

function written(ring: readonly Point[]): string {
  const points = ring.map(([x, y]) => [
    Math.round((x + 1) * unitsPerPixel),
    Math.round((y + 1) * unitsPerPixel),
  ]);
  const [[startX = 0, startY = 0] = []] = points;
  let [x, y] = [startX, startY];
  const steps = points.slice(1).flatMap(([nextX = 0, nextY = 0]) => {
    if (nextX === x && nextY === y) return [];
    const step = `${nextX - x} ${nextY - y}`;
    [x, y] = [nextX, nextY];
    return [step];
  });
  return steps.length > 1 ? `M${startX} ${startY}l${steps.join(' ')}z` : '';
}
