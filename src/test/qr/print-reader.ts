import { inflateSync } from 'node:zlib';

/**
 * Converts the drawing of a PDF or EPS to SVG. It supports only the operators that the product's files use. It shares
 * no code with their writer, so that its picture shows what is really printed.
 */

const pictureOf = (width: number, height: number, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><g transform="matrix(1 0 0 -1 0 ${height})">${body}</g></svg>`;

/** Returns the drawing on the first page of a PDF, without its pictures. */
export function drawnByPdf(bytes: Uint8Array): string {
  const file = Buffer.from(bytes).toString('latin1');
  const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(file) ?? [];
  const page = /\/Contents (\d+) 0 R \/Resources << \/Shading << (.*?) >> \/XObject/.exec(file);
  const stream = new RegExp(`\\n${page?.[1]} 0 obj\\n.*?/Length (\\d+) >>\\nstream\\n`, 's').exec(file);
  const start = (stream?.index ?? 0) + (stream?.[0].length ?? 0);
  const content = inflateSync(bytes.subarray(start, start + Number(stream?.[1]))).toString('latin1');
  const shades = new Map(
    [...(page?.[2] ?? '').matchAll(/\/(S\d+) (<< \/ShadingType.*?\/Extend \[true true\] >>)/g)].map(
      ([, name = '', shade = '']) => [name, shade],
    ),
  );
  return drawn(
    content.replaceAll(/\/(S\d+) sh/g, (_, name: string) => `${shades.get(name)} shfill`),
    {
      width: Number(width),
      height: Number(height),
    },
  );
}

export function drawnByEps(file: string): string {
  const [, width, height] = /%%HiResBoundingBox: 0 0 ([\d.]+) ([\d.]+)/.exec(file) ?? [];
  const body = file.slice(file.indexOf('/q {gsave}')).split('\n').slice(1).join('\n');
  return drawn(body.replaceAll('newpath', ''), { width: Number(width), height: Number(height) });
}

type Matrix = readonly [number, number, number, number, number, number];

const times = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  g * a + h * c,
  g * b + h * d,
  i * a + j * c,
  i * b + j * d,
  k * a + l * c + e,
  k * b + l * d + f,
];

function drawn(content: string, size: { width: number; height: number }): string {
  let [matrix, path, fill, clip]: [Matrix, string, string, string] = [[1, 0, 0, 1, 0, 0], '', '', ''];
  const saved: [Matrix, string][] = [];
  let [body, clips] = ['', 0];
  let numbers: number[] = [];
  const take = () => numbers.splice(0);
  const placed = () => `transform="matrix(${matrix.join(' ')})"`;
  const by = (other: Matrix) => {
    matrix = times(matrix, other);
  };
  const paint = (rule: string) => {
    body += `<path ${placed()} fill="${fill}" fill-rule="${rule}" d="${path}"/>`;
    path = '';
  };
  const clipTo = (rule: string) => {
    clip = `c${(clips += 1)}`;
    body += `<clipPath id="${clip}"><path ${placed()} clip-rule="${rule}" d="${path}"/></clipPath>`;
    path = '';
  };
  const does: Readonly<Record<string, () => void>> = {
    q: () => saved.push([matrix, clip]),
    Q: () => ([matrix, clip] = saved.pop() ?? [matrix, clip]),
    cm: () => by(take() as unknown as Matrix),
    translate: () => by([1, 0, 0, 1, ...(take() as [number, number])]),
    scale: () => {
      const [x = 1, y = 1] = take();
      by([x, 0, 0, y, 0, 0]);
    },
    rg: () =>
      (fill = `rgb(${take()
        .map((ink) => Math.round(ink * 255))
        .join(',')})`),
    m: () => (path += `M${take().join(' ')}`),
    l: () => (path += `L${take().join(' ')}`),
    c: () => (path += `C${take().join(' ')}`),
    h: () => (path += 'z'),
    re: () => {
      const [x, y, width = 0, height] = take();
      path += `M${x} ${y}h${width}v${height}h${-width}z`;
    },
    rectfill: () => {
      does['re']?.();
      paint('nonzero');
    },
    f: () => paint('nonzero'),
    'f*': () => paint('evenodd'),
    W: () => clipTo('nonzero'),
    'W*': () => clipTo('evenodd'),
  };
  const word = /<< \/ShadingType.*?\/Extend \[true true\] >> shfill|[^\s]+/gs;
  for (const [token] of content.matchAll(word)) {
    if (token.startsWith('<<')) body += shaded(token, `g${clips}`, clip, placed());
    else if (/^-?[\d.]+$/.test(token)) numbers.push(Number(token));
    else if (token === 'gsave' || token === 'grestore' || token === 'showpage' || token === '%%EOF') break;
    else {
      does[token]?.();
      numbers = [];
    }
  }
  return pictureOf(size.width, size.height, body);
}

function shaded(token: string, id: string, clip: string, placed: string): string {
  const list = (name: string) =>
    (new RegExp(`/${name} \\[(.*?)\\]`).exec(token)?.[1] ?? '').split(' ').map(Number);
  const ink = (name: string) =>
    `rgb(${list(name)
      .map((part) => Math.round(part * 255))
      .join(',')})`;
  const at = list('Coords');
  const isLinear = token.includes('/ShadingType 2');
  const where = isLinear
    ? `x1="${at[0]}" y1="${at[1]}" x2="${at[2]}" y2="${at[3]}"`
    : `cx="${at[0]}" cy="${at[1]}" r="${at[5]}"`;
  const kind = isLinear ? 'linearGradient' : 'radialGradient';
  return (
    `<${kind} id="${id}" gradientUnits="userSpaceOnUse" ${where}><stop stop-color="${ink('C0')}"/>` +
    `<stop offset="1" stop-color="${ink('C1')}"/></${kind}>` +
    `<g clip-path="url(#${clip})"><rect ${placed} x="-500" y="-500" width="1000" height="1000" fill="url(#${id})"/></g>`
  );
}
