import { inflateSync } from 'node:zlib';
import { Resvg } from '@resvg/resvg-js';
import decodeQr from 'qr/decode.js';
import { expect, test } from 'vitest';
import { planQr } from '#qr/plan.ts';
import { shapes } from '#qr/shapes.ts';
import { pdfOf } from './pdf.ts';
import { pixel } from '#web/pages/qr/studio/studio-steps.ts';

const link = 'https://go.example.com/qr/Ab3dE5fG';

/** What a PDF draws, by its operators. */
async function contentOf(blob: Blob) {
  const file = Buffer.from(await blob.arrayBuffer());
  const text = file.toString('latin1');
  const streams = [...text.matchAll(/stream\r?\n/g)].flatMap(({ index, 0: sign }) => {
    try {
      return [inflateSync(file.subarray(index + sign.length)).toString('latin1')];
    } catch {
      return [];
    }
  });
  return streams.find((stream) => / m\n/.test(stream)) ?? '';
}

/** The longest run of drawing that is filled at once: the modules. */
function modulesAsSvg(content: string, width: number) {
  const [longest = ''] = content.split('\nf\n').toSorted((a, b) => b.length - a.length);
  const path = [...longest.matchAll(/^([-\d. ]*) ?([mlch])$/gm)]
    .map(([, numbers = '', operator = '']) => `${operator === 'h' ? 'Z' : operator.toUpperCase()}${numbers}`)
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${width}"><rect width="100%" height="100%" fill="white"/><path d="${path}"/></svg>`;
}

test.each(shapes)('a PDF of %s holds what its plan holds, as vectors', async (shape) => {
  const plan = planQr(link, { shape });
  const content = await contentOf(await pdfOf(plan, 50, 'Table card'));
  const { pixels, width, height } = new Resvg(modulesAsSvg(content, plan.width), {
    fitTo: { mode: 'width', value: 400 },
  }).render();
  expect(decodeQr({ width, height, data: new Uint8ClampedArray(pixels) })).toBe(link);
});

test('a page is as large as was asked for, in the colors of the plan, with its logo', async () => {
  const logo = `data:image/png;base64,${pixel.toString('base64')}`;
  const plan = planQr(link, { foreground: 'rgb(255,0,51)', logo });
  const content = await contentOf(await pdfOf(plan, 25.4, 'Table card'));
  expect(content).toContain('1 0 0.2 rg');
  expect(content).toMatch(/ Do\n/);
  expect(content).toContain('72 72 l');
});
