import { beforeAll, expect, test } from 'vitest';
import { conditions, applyCondition } from '#qr/conditions.ts';
import { drawPlan } from '#qr/draw.ts';
import { planQr } from '#qr/plan.ts';
import { scanMe } from '#test/qr/outlines.ts';
import { prepareReaders, rasterised, readPixels } from '#test/qr/read-codes.ts';
import { builtInDesigns, isSameDesign } from './designs.ts';

beforeAll(prepareReaders);

const text = 'https://go.example.com/qr/Ab3dE5fG';
const dots = 6;

test.each(builtInDesigns())('$name is read by two decoders under every condition', async ({ design }) => {
  const { frame } = design.look;
  const look = frame ? { ...design.look, frame: { ...frame, outline: scanMe } } : design.look;
  const plan = planQr(text, { ...design, look });
  const picture = rasterised(drawPlan(plan), Math.ceil(plan.width * dots));
  expect(await readPixels(picture)).toEqual([text, text]);
  for (const condition of conditions)
    expect(await readPixels(applyCondition(condition, picture, dots)), condition).toEqual([text, text]);
});

test('designs are compared without their drawn frame text and without an unused logo', () => {
  const [classic, , , , , card] = builtInDesigns();
  if (!card || !classic) throw new Error('Six are built in.');
  const drawn = {
    ...card.design,
    look: { ...card.design.look, frame: { ...card.design.look.frame, outline: scanMe } },
  };
  expect(isSameDesign(drawn as typeof card.design, card.design)).toBe(true);
  expect(isSameDesign({ ...classic.design, logo: '/logo.png' }, classic.design)).toBe(true);
  expect(isSameDesign(classic.design, card.design)).toBe(false);
});
