import { roundLength } from './path.ts';
import { type Design, type Mark, type Plan, planQr, type Shade, type Square } from './plan.ts';

/**
 * Draws a QR code as a complete SVG document in which a module is one unit. The browser's preview, all downloads and
 * the service's pictures are this one drawing.
 * @throws TextTooLongForQr
 */
export const drawQr = (text: string, design: Design = {}): string => drawPlan(planQr(text, design));

export function drawPlan(plan: Plan): string {
  const { left, top, width, height, background, transparent, marks, logo, words } = plan;
  const shades = [...new Set(marks.map(({ fill }) => fill).filter((fill) => typeof fill === 'object'))];
  const parts = [
    ...(words ? [`<title>${escaped(words)}</title>`] : []),
    ...shades.map(shadeOf),
    ...(transparent ? [] : [`<rect ${boxOf(left, top, width, height)} fill="${escaped(background)}"/>`]),
    ...marks.map(markOf),
    ...(logo?.address
      ? [`<image ${placed(logo)} preserveAspectRatio="xMidYMid meet" href="${escaped(logo.address)}"/>`]
      : []),
  ];
  const view = [left, top, width, height].map(roundLength).join(' ');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}">${parts.join('')}</svg>`;
}

const markOf = ({ path, fill, evenOdd, crisp }: Mark) => {
  const paint = typeof fill === 'string' ? escaped(fill) : `url(#${idOf(fill)})`;
  const rules = `${evenOdd ? ' fill-rule="evenodd"' : ''}${crisp ? ' shape-rendering="crispEdges"' : ''}`;
  return `<path fill="${paint}"${rules} d="${path}"/>`;
};

/** Derived from the content. If a page contains several drawings, gradients with the same ID are identical. */
const idOf = ({ kind, from, to, start, end }: Shade) =>
  [kind, from, to, ...start.map(roundLength), ...end.map(roundLength)].join('-').replaceAll(/[^\w.-]+/g, '_');

const shadeOf = (shade: Shade) => {
  const { kind, from, to, start, end } = shade;
  const [startX, startY, endX, endY] = [...start, ...end].map(roundLength);
  const where =
    kind === 'linear'
      ? `x1="${startX}" y1="${startY}" x2="${endX}" y2="${endY}"`
      : `cx="${startX}" cy="${startY}" r="${roundLength(Math.hypot(end[0] - start[0], end[1] - start[1]))}"`;
  return (
    `<${kind}Gradient id="${idOf(shade)}" gradientUnits="userSpaceOnUse" ${where}>` +
    `<stop stop-color="${escaped(from)}"/><stop offset="1" stop-color="${escaped(to)}"/></${kind}Gradient>`
  );
};

const boxOf = (x: number, y: number, width: number, height: number) =>
  `x="${roundLength(x)}" y="${roundLength(y)}" width="${roundLength(width)}" height="${roundLength(height)}"`;

const placed = ({ x, y, side }: Square) => boxOf(x, y, side, side);

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Control characters aren't allowed in XML, even escaped, so they're removed. */
const escaped = (text: string) =>
  text.replaceAll(/[&<>"'\u0000-\u001f\ufffe\uffff]/g, (character) => entities[character] ?? '');
