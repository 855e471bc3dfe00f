import { type PlacedPlan, type Pixels, logoBox, pointsPerMillimetre, type PrintPage } from './page.ts';
import { roundScale, roundLength, stepsOf } from './path.ts';
import type { Mark, Shade } from './plan.ts';
import { inksOf } from './readable-on.ts';

/** Compresses bytes in zlib's format. */
export type Deflate = (bytes: Uint8Array) => Promise<Uint8Array> | Uint8Array;

const latin = (text: string) => Uint8Array.from(text, (character) => character.codePointAt(0) ?? 0);

/**
 * Writes a PDF of pages. All of it is vectors except for the logos. A code only needs the format's paths, colors,
 * gradients and pictures. A PDF library is a hundred times as large and has no gradients.
 */
export async function pdfOf(
  pages: readonly PrintPage[],
  title: string,
  deflate: Deflate,
): Promise<Uint8Array<ArrayBuffer>> {
  const file = new PdfFile();
  const catalog = file.reserve();
  const tree = file.reserve();
  const pictures = new Map<Pixels, number>();
  const pictureOf = async (pixels: Pixels) => {
    const known = pictures.get(pixels) ?? (await addPicture(file, pixels, deflate));
    pictures.set(pixels, known);
    return known;
  };
  const kids: number[] = [];
  for (const page of pages) {
    const shades: string[] = [];
    const names = new Map<number, string>();
    const parts = [
      `${roundScale(pointsPerMillimetre)} 0 0 ${roundScale(-pointsPerMillimetre)} 0 ${pt(page.height)} cm`,
    ];
    parts.push(...(page.grounds ?? []).map((mark) => markOf(mark, shades)));
    for (const item of page.items) {
      const picture = item.logo && item.plan.logo ? await pictureOf(item.logo) : undefined;
      if (picture !== undefined) names.set(picture, `I${picture}`);
      parts.push(contentOf(item, shades, picture));
    }
    parts.push(...(page.marks ?? []).map((mark) => markOf(mark, shades)));
    const content = file.add('<< /Filter /FlateDecode', await deflate(latin(parts.join('\n'))));
    const resources =
      `/Shading << ${shades.map((shade, at) => `/S${at} ${shade}`).join(' ')} >> ` +
      `/XObject << ${[...names].map(([at, name]) => `/${name} ${at} 0 R`).join(' ')} >>`;
    kids.push(
      file.add(
        `<< /Type /Page /Parent ${tree} 0 R /MediaBox [0 0 ${pt(page.width)} ${pt(page.height)}] ` +
          `/Contents ${content} 0 R /Resources << ${resources} >> >>`,
      ),
    );
  }
  file.fill(
    tree,
    `<< /Type /Pages /Count ${kids.length} /Kids [${kids.map((kid) => `${kid} 0 R`).join(' ')}] >>`,
  );
  file.fill(catalog, `<< /Type /Catalog /Pages ${tree} 0 R >>`);
  const info = file.add(`<< /Title ${textOf(title)} /Creator (Waypost) >>`);
  return file.bytes(catalog, info);
}

const pt = (millimetres: number) => roundLength(millimetres * pointsPerMillimetre);

/** Uses UTF-16, so that titles may be in any script. */
const textOf = (text: string) =>
  `<FEFF${Array.from({ length: text.length }, (_, at) => text.charCodeAt(at).toString(16).padStart(4, '0')).join('')}>`;

function contentOf(
  { plan, x, y, width, logo: pixels }: PlacedPlan,
  shades: string[],
  picture: number | undefined,
): string {
  const scale = width / plan.width;
  const { left, top, background, transparent } = plan;
  const parts = [
    'q',
    `${roundScale(scale)} 0 0 ${roundScale(scale)} ${roundLength(x - left * scale)} ${roundLength(y - top * scale)} cm`,
    ...(transparent
      ? []
      : [
          `${inked(background)} ${roundLength(left)} ${roundLength(top)} ${roundLength(plan.width)} ${roundLength(plan.height)} re f`,
        ]),
    ...plan.marks.map((mark) => markOf(mark, shades)),
  ];
  if (picture !== undefined && pixels) {
    const box = logoBox(plan, pixels);
    parts.push(
      `q ${roundLength(box.width)} 0 0 ${roundLength(-box.height)} ${roundLength(box.x)} ${roundLength(box.y + box.height)} cm /I${picture} Do Q`,
    );
  }
  parts.push('Q');
  return parts.join('\n');
}

const inked = (color: string) => `${inksOf(color).join(' ')} rg`;

const letters = { move: 'm', line: 'l', curve: 'c' } as const;

/** Returns the operators of a path in PDF's notation. */
export const operatorsOf = (path: string): string =>
  stepsOf(path)
    .map((step) =>
      step.does === 'close' ? 'h' : `${step.to.map(roundLength).join(' ')} ${letters[step.does]}`,
    )
    .join('\n');

function markOf({ path, fill, evenOdd }: Mark, shades: string[]): string {
  const star = evenOdd ? '*' : '';
  if (typeof fill === 'string') return `${inked(fill)}\n${operatorsOf(path)}\nf${star}`;
  const at = shades.push(shadingOf(fill)) - 1;
  return `q\n${operatorsOf(path)}\nW${star} n\n/S${at} sh\nQ`;
}

/** Returns a gradient in the notation of PDF and PostScript. */
export function shadingOf({ kind, from, to, start, end }: Shade): string {
  const radius = roundLength(Math.hypot(end[0] - start[0], end[1] - start[1]));
  const ends =
    kind === 'linear'
      ? [...start, ...end].map(roundLength)
      : [...start, 0, ...start, radius].map(roundLength);
  return (
    `<< /ShadingType ${kind === 'linear' ? 2 : 3} /ColorSpace /DeviceRGB /Coords [${ends.join(' ')}] ` +
    `/Function << /FunctionType 2 /Domain [0 1] /C0 [${inksOf(from).join(' ')}] /C1 [${inksOf(to).join(' ')}] /N 1 >> ` +
    '/Extend [true true] >>'
  );
}

async function addPicture(file: PdfFile, { width, height, data }: Pixels, deflate: Deflate): Promise<number> {
  const colors = new Uint8Array(width * height * 3);
  const cover = new Uint8Array(width * height);
  for (let at = 0; at < cover.length; at += 1) {
    colors.set(data.subarray(at * 4, at * 4 + 3), at * 3);
    cover[at] = data[at * 4 + 3] ?? 255;
  }
  const head = `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /BitsPerComponent 8 /Filter /FlateDecode`;
  const mask = file.add(`${head} /ColorSpace /DeviceGray`, await deflate(cover));
  return file.add(`${head} /ColorSpace /DeviceRGB /SMask ${mask} 0 R`, await deflate(colors));
}

/** Collects objects by number, with the position of each. */
class PdfFile {
  #objects: Uint8Array[] = [];

  reserve(): number {
    return this.#objects.push(new Uint8Array());
  }

  fill(number: number, dictionary: string): void {
    this.#objects[number - 1] = latin(`${number} 0 obj\n${dictionary}\nendobj\n`);
  }

  /** @param stream belongs to the dictionary, which must still be open */
  add(dictionary: string, stream?: Uint8Array): number {
    const number = this.reserve();
    if (!stream) this.fill(number, dictionary);
    else
      this.#objects[number - 1] = joined([
        latin(`${number} 0 obj\n${dictionary} /Length ${stream.length} >>\nstream\n`),
        stream,
        latin('\nendstream\nendobj\n'),
      ]);
    return number;
  }

  bytes(root: number, info: number): Uint8Array<ArrayBuffer> {
    const head = latin('%PDF-1.5\n%\u00e2\u00e3\u00cf\u00d3\n');
    const places: string[] = [];
    let at = head.length;
    for (const object of this.#objects) {
      places.push(`${String(at).padStart(10, '0')} 00000 n \n`);
      at += object.length;
    }
    const count = this.#objects.length + 1;
    const tail =
      `xref\n0 ${count}\n0000000000 65535 f \n${places.join('')}` +
      `trailer\n<< /Size ${count} /Root ${root} 0 R /Info ${info} 0 R >>\nstartxref\n${at}\n%%EOF\n`;
    return joined([head, ...this.#objects, latin(tail)]);
  }
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
