import { beforeAll, describe, expect, test } from 'vitest';
import { prepareReaders, rasterised, readPixels } from '#test/qr/read-codes.ts';
import { conditions, applyCondition } from './conditions.ts';
import { drawQr } from './draw.ts';

beforeAll(prepareReaders);

const text = 'https://go.example.com/qr/Ab3dE5fG';
const dots = 6;
const pictureOf = (foreground: string) =>
  rasterised(drawQr(text, { foreground, look: { margin: 4 } }), (29 + 8) * dots);

describe('a photographed QR code', () => {
  test.each(conditions)('in black on white is read by two decoders: %s', async (condition) => {
    expect(await readPixels(applyCondition(condition, pictureOf('rgb(0,0,0)'), dots))).toEqual([text, text]);
  });

  test('in light gray can’t be read in poor light', async () => {
    const picture = pictureOf('rgb(222,222,222)');
    expect(await readPixels(pictureOf('rgb(160,160,160)'))).toEqual([text, text]);
    expect(await readPixels(applyCondition('faint', picture, dots))).not.toEqual([text, text]);
  });

  test('has the size of its print', () => {
    const { width, height } = applyCondition('print', pictureOf('rgb(0,0,0)'), dots);
    expect([width, height]).toEqual([111, 111]);
  });
});
