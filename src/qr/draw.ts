import { type Design, type Plan, planQr, type Square } from './plan.ts';

/**
 * Draws a QR code as a complete SVG document, a module being one unit. The browser's preview, every download and the
 * pictures of the service are this one drawing.
 * @throws TooMuchForQr
 */
export const drawQr = (text: string, design: Design = {}): string => drawPlan(planQr(text, design));

export function drawPlan({ width, shape, foreground, background, path, plate, logo }: Plan): string {
  const parts = [
    `<rect width="${width}" height="${width}" fill="${escaped(background)}"/>`,
    `<path fill="${escaped(foreground)}" d="${path}"/>`,
    ...(plate ? [`<rect ${placed(plate)} fill="${escaped(background)}"/>`] : []),
    ...(logo?.address
      ? [
          `<image ${placed(logo)} preserveAspectRatio="xMidYMid meet" shape-rendering="auto" href="${escaped(logo.address)}"/>`,
        ]
      : []),
  ];
  const rendering = shape === 'square' ? 'crispEdges' : 'auto';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${width}" shape-rendering="${rendering}">${parts.join('')}</svg>`;
}

const placed = ({ x, y, side }: Square) =>
  `x="${round(x)}" y="${round(y)}" width="${round(side)}" height="${round(side)}"`;

const round = (length: number) => Math.round(length * 100) / 100;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Control characters have no place in XML, escaped or not: they go. */
const escaped = (text: string) =>
  text.replaceAll(/[&<>"'\u0000-\u001f\ufffe\uffff]/g, (character) => entities[character] ?? '');
