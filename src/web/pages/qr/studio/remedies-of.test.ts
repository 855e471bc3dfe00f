import { expect, test } from 'vitest';
import { drawingOf } from '#web/codes/drawing.ts';
import { emptyQr } from './qr-form.ts';
import { remediesOf } from './remedies-of.ts';

const offeredFor = (foreground: string, background: string) => {
  const values = { ...emptyQr, foreground, background };
  const drawing = drawingOf('https://acme.com/', { ...values, logoData: null });
  if (!drawing) throw new Error('It fits.');
  return remediesOf(values, drawing, { trial: undefined, hard: undefined }).map(({ name }) => name);
};

test.each([
  ['#ffffff', '#000000', ['darkOnLight']],
  ['#ffffff', '#dddddd', ['darkOnLight']],
  ['#dddddd', '#ffffff', ['contrast']],
  ['#000000', '#ffffff', []],
])('the remedies for %s on %s match what is wrong', (foreground, background, names) => {
  expect(offeredFor(foreground, background)).toEqual(names);
});
