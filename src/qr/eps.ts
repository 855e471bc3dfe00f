import { logoBox, type Pixels, pointsPerMillimetre } from './page.ts';
import { roundScale, roundLength } from './path.ts';
import type { Mark, Plan } from './plan.ts';
import { operatorsOf, shadingOf } from './pdf.ts';
import { inksOf } from './readable-on.ts';

const procedures =
  '/m {moveto} bind def /l {lineto} bind def /c {curveto} bind def /h {closepath} bind def\n' +
  '/f {fill} bind def /f* {eofill} bind def /W {clip newpath} bind def /W* {eoclip newpath} bind def\n' +
  '/rg {setrgbcolor} bind def /q {gsave} bind def /Q {grestore} bind def';

/**
 * Writes a picture as Encapsulated PostScript, in level 3 because of its gradients. The format has no translucent
 * pixels, so a logo's are blended with the background.
 * @param width in millimeters
 */
export function epsOf(plan: Plan, width: number, title: string, logo?: Pixels): string {
  const scale = (width / plan.width) * pointsPerMillimetre;
  const [wide, high] = [plan.width * scale, plan.height * scale];
  const { left, top, background, transparent } = plan;
  const paper = transparent
    ? []
    : [
        `${inksOf(background).join(' ')} rg`,
        `${[left, top, plan.width, plan.height].map(roundLength).join(' ')} rectfill`,
      ];
  return [
    '%!PS-Adobe-3.0 EPSF-3.0',
    `%%BoundingBox: 0 0 ${Math.ceil(wide)} ${Math.ceil(high)}`,
    `%%HiResBoundingBox: 0 0 ${roundLength(wide)} ${roundLength(high)}`,
    `%%Title: ${inAscii(title)}`,
    '%%Creator: Waypost',
    '%%LanguageLevel: 3',
    '%%EndComments',
    'gsave',
    procedures,
    `0 ${roundLength(high)} translate ${roundScale(scale)} ${roundScale(-scale)} scale ${roundLength(-left)} ${roundLength(-top)} translate`,
    ...paper,
    ...plan.marks.map(markOf),
    ...(logo && plan.logo ? [pictureOf(plan, logo)] : []),
    'grestore',
    'showpage',
    '%%EOF',
    '',
  ].join('\n');
}

/**
 * Converts a title to ASCII, the only characters that the format allows. Accents are removed, and other characters are
 * dropped.
 */
const inAscii = (title: string) =>
  title
    .normalize('NFKD')
    .replaceAll('ß', 'ss')
    .replaceAll(/\p{Pd}/gu, '-')
    .replaceAll(/\s/gu, ' ')
    .replaceAll(/[^ -~]/g, '')
    .trim();

function markOf({ path, fill, evenOdd }: Mark): string {
  const star = evenOdd ? '*' : '';
  const outline = `newpath\n${operatorsOf(path)}`;
  return typeof fill === 'string'
    ? `${inksOf(fill).join(' ')} rg\n${outline}\nf${star}`
    : `q\n${outline}\nW${star}\n${shadingOf(fill)} shfill\nQ`;
}

function pictureOf(plan: Plan, pixels: Pixels): string {
  const { x, y, width, height } = logoBox(plan, pixels);
  const paper = inksOf(plan.background).map((ink) => ink * 255);
  const rows: string[] = [];
  for (let row = 0; row < pixels.height; row += 1) {
    let hex = '';
    for (let at = row * pixels.width * 4; at < (row + 1) * pixels.width * 4; at += 4) {
      const cover = (pixels.data[at + 3] ?? 255) / 255;
      for (const part of [0, 1, 2]) {
        const ink = (pixels.data[at + part] ?? 0) * cover + (paper[part] ?? 255) * (1 - cover);
        hex += Math.round(ink).toString(16).padStart(2, '0');
      }
    }
    rows.push(hex.replaceAll(/.{240}/g, '$&\n'));
  }
  return [
    'gsave',
    `${roundLength(x)} ${roundLength(y)} translate ${roundLength(width)} ${roundLength(height)} scale`,
    `/row ${pixels.width * 3} string def`,
    // The rows of the picture go down, like those of the plan.
    `${pixels.width} ${pixels.height} 8 [${pixels.width} 0 0 ${pixels.height} 0 0]`,
    '{currentfile row readhexstring pop} false 3 colorimage',
    ...rows,
    'grestore',
  ].join('\n');
}
