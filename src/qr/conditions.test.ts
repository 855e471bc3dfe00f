import { beforeAll, describe, expect, test } from 'vitest';
import { prepareReaders, rasterised, readPixels } from '#test/qr/read-codes.ts';
import { conditions, applyCondition } from './conditions.ts';
import { drawQr } from './draw.ts';

beforeAll(prepareReaders);

const text = 'https://go.example.com/qr/Ab3dE5fG';
const dots = 6;
const pictureOf = (foreground: string) =>
  rasterised(drawQr(text, { foreground, look: { margin: 4 } }), (29 + 8) * dots);

describe('a code before a camera', () => {
  test.each(conditions)('that is black on white is read by two decoders: %s', async (condition) => {
    expect(await readPixels(applyCondition(condition, pictureOf('rgb(0,0,0)'), dots))).toEqual([text, text]);
  });

  test('that is too light is lost in poor light, though both read it as it is drawn', async () => {
    const picture = pictureOf('rgb(222,222,222)');
    expect(await readPixels(pictureOf('rgb(160,160,160)'))).toEqual([text, text]);
    expect(await readPixels(applyCondition('faint', picture, dots))).not.toEqual([text, text]);
  });

  test('has the size that its print has', () => {
    const { width, height } = applyCondition('print', pictureOf('rgb(0,0,0)'), dots);
    expect([width, height]).toEqual([111, 111]);
  });
});
