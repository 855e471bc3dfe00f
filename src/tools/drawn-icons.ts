/**
 * Makes the build draw each icon as one path, with a one-line function. The package's own component supports icons of
 * any size, color and width, and a list shows a hundred icons with up to eight elements each.
 */
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { z } from 'zod';

type Shape = readonly [tag: string, attributes: Readonly<Record<string, string>>];

const iconModule = z.object({
  __iconData: z.object({
    name: z.string(),
    node: z.array(z.tuple([z.string(), z.record(z.string(), z.string())])),
  }),
});

const number = String.raw`-?(?:\d+\.?\d*|\.\d+)`;
const relativeStart = new RegExp(String.raw`^m\s*(${number})[\s,]*(${number})[\s,]*`);

/**
 * Makes the start of a path absolute. On its own, a path starts relative to the origin, but one that continues another
 * starts relative to its last point.
 */
const withOwnStart = (d: string) =>
  d
    .trim()
    .replace(relativeStart, (start, x: string, y: string) =>
      /^[-.\d]/.test(d.trim().slice(start.length)) ? `M${x} ${y}l` : `M${x} ${y}`,
    );

const arcs = (cx: number, cy: number, rx: number, ry: number) =>
  `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;

function rectangle(x: number, y: number, width: number, height: number, rx: number, ry: number) {
  const [r, s] = [Math.min(rx, width / 2), Math.min(ry, height / 2)];
  if (r === 0 || s === 0) return `M${x} ${y}h${width}v${height}h${-width}Z`;
  const corner = `a${r} ${s} 0 0 1 `;
  const [w, h] = [width - 2 * r, height - 2 * s];
  return `M${x + r} ${y}h${w}${corner}${r} ${s}v${h}${corner}${-r} ${s}h${-w}${corner}${-r} ${-s}v${-h}${corner}${r} ${-s}Z`;
}

const known = /^(?:d|key|[cr]?[xy]|[xy][12]|r|width|height|points)$/;

/** Whether a circle is so small that the round end of a line, 2 wide, covers its middle. */
const isDot = ([tag, { r, fill }]: Shape) => tag === 'circle' && Number(r) <= 1 && fill === 'currentColor';

/** @returns undefined for a shape with more than a form, such as a color of its own */
function pathOf(shape: Shape): string | undefined {
  const [tag, attributes] = shape;
  if (!Object.keys(attributes).every((name) => known.test(name) || (name === 'fill' && isDot(shape))))
    return undefined;
  const at = (name: string, otherwise?: string) => Number(attributes[name] ?? otherwise ?? 0);
  switch (tag) {
    case 'path':
      return withOwnStart(attributes['d'] ?? '');
    case 'circle':
      return (
        arcs(at('cx'), at('cy'), at('r'), at('r')) + (isDot(shape) ? `M${at('cx')} ${at('cy')}h.01` : '')
      );
    case 'ellipse':
      return arcs(at('cx'), at('cy'), at('rx'), at('ry'));
    case 'rect':
      return rectangle(
        at('x'),
        at('y'),
        at('width'),
        at('height'),
        at('rx', attributes['ry']),
        at('ry', attributes['rx']),
      );
    case 'line':
      return `M${at('x1')} ${at('y1')}L${at('x2')} ${at('y2')}`;
    case 'polyline':
      return `M${attributes['points']}`;
    case 'polygon':
      return `M${attributes['points']}Z`;
    default:
      return undefined;
  }
}

/** @returns undefined for an icon that needs more than one path */
export function onePathOf(shapes: readonly Shape[]): string | undefined {
  const paths = shapes.map(pathOf);
  return paths.every((path) => path !== undefined) ? paths.join('') : undefined;
}

const drawnIcon = fileURLToPath(new URL('../web/ui/drawn-icon.ts', import.meta.url));

/** @returns undefined for a file that only gives another icon a second name */
export async function shapesIn(file: string): Promise<readonly Shape[] | undefined> {
  const read = iconModule.safeParse(await import(file));
  return read.success ? read.data.__iconData.node : undefined;
}

/** Returns an icon's module, created from the package's, or undefined if the package's own is needed. */
export async function drawnModule(file: string): Promise<string | undefined> {
  const path = onePathOf((await shapesIn(file)) ?? []);
  if (!path) return undefined;
  return `import { drawnIcon } from ${JSON.stringify(drawnIcon)};\nexport default drawnIcon(${JSON.stringify(path)});`;
}

export const drawnIcons = (): Plugin => ({
  name: 'waypost-drawn-icons',
  apply: 'build',
  load: {
    filter: { id: /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/ },
    handler: async (id) => {
      const code = await drawnModule(id);
      return code === undefined ? null : { code, map: null };
    },
  },
});
