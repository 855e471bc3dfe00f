import { expect, test } from 'vitest';
import { type Drawing, drawingOf, type Look } from './drawing.ts';
import { smallestPrint, verdictOf } from './verdict.ts';

const usual: Look = {
  foreground: '#000000',
  background: '#ffffff',
  logo: '',
  logoData: undefined,
  look: undefined,
};
const drawn = (look: Partial<Look> = {}, payload = 'https://go.example.com/qr/Ab3dE5fG'): Drawing => {
  const drawing = drawingOf(payload, { ...usual, ...look });
  if (!drawing) throw new Error('It holds too much.');
  return drawing;
};
const wrongWith = (drawing: Drawing) =>
  verdictOf(drawing, 'read').flatMap(({ state, text }) => (state === 'good' ? [] : [text]));

test('nothing is wrong with black on white', () => {
  expect(wrongWith(drawn())).toEqual([]);
});

test('a picture that a reader finds nothing in is bad, one that could not be tried is told as such', () => {
  expect(verdictOf(drawn(), 'unread')[0]).toMatchObject({ state: 'bad' });
  expect(verdictOf(drawn(), 'untried')[0]).toMatchObject({ state: 'warn' });
  expect(verdictOf(drawn(), undefined)[0]?.text).toBe('Contrast: 21.0 : 1');
});

test('a logo that could not be read was not tried', () => {
  const drawing = drawn({ logo: 'https://example.com/logo.png', logoData: null });
  expect(drawing.overlay?.src).toBe('https://example.com/logo.png');
  expect(drawing.plan.level).toBe('H');
  expect(wrongWith(drawing)).toEqual([
    'Scans correctly with an empty space for the logo. The logo itself wasn’t tested.',
  ]);
});

test.each<[Partial<Look>, RegExp]>([
  [{ foreground: '#ffffff', background: '#000000' }, /^Light on dark/],
  [{ foreground: '#888888' }, /^Contrast: 3\.5 : 1/],
  [{ look: { margin: 1 } }, /^Quiet zone: 1 module\./],
  [{ look: { eyeColor: 'rgb(136,136,136)' } }, /^Contrast: 3\.5 : 1/],
  [{ look: { gradient: { kind: 'linear', to: 'rgb(136,136,136)' } } }, /^Contrast: 3\.5 : 1/],
])('what makes a code hard to read is told: %j', (look, text) => {
  expect(wrongWith(drawn(look))).toEqual([expect.stringMatching(text)]);
});

test('a dense code is told as such, and more than a code can hold is not drawn', () => {
  expect(wrongWith(drawn({}, 'x'.repeat(600)))).toEqual([expect.stringMatching(/: dense\./)]);
  expect(drawingOf('x'.repeat(3000), usual)).toBeUndefined();
});

test('the smallest print gives a module three dots at 300 dpi', () => {
  expect(smallestPrint(41)).toBe(11);
});
