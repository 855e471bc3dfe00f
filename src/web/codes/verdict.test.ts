import { expect, test } from 'vitest';
import { type Drawing, drawingOf, type Look } from './drawing.ts';
import type { HardTrial } from './try-drawing.ts';
import type { Trials } from './use-trial.ts';
import { inBrief, minWidthAt300Dpi, verdictOf } from './verdict.ts';

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
const reading = (state: 'read' | 'partly' | 'unread' | 'untried', hard?: HardTrial): Trials => ({
  trial: { state, readers: 2 },
  hard,
});
const nothing: HardTrial = { some: [], none: [] };
const wrongWith = (drawing: Drawing, hard: HardTrial = nothing) =>
  verdictOf(drawing, reading('read', hard)).flatMap(({ state, text }) => (state === 'good' ? [] : [text]));

test('a code in black on white has no warnings', () => {
  expect(wrongWith(drawn())).toEqual([]);
});

test('a contrast is shown with a decimal only if it isn’t a whole number', () => {
  const texts = (look: Partial<Look>) =>
    verdictOf(drawn(look), reading('read', nothing)).map(({ text }) => text);
  expect(texts({})).toContain('Contrast: 21:1');
  expect(texts({ foreground: '#666666' })).toContain('Contrast: 5.7:1');
});

test('an unreadable code is bad, and a partly readable or untested one gets a warning', () => {
  expect(verdictOf(drawn(), reading('unread'))[0]).toMatchObject({ state: 'bad' });
  expect(verdictOf(drawn(), reading('untried'))[0]).toMatchObject({ state: 'warn' });
  expect(verdictOf(drawn(), reading('partly'))[0]).toMatchObject({ state: 'warn' });
  expect(verdictOf(drawn(), { trial: undefined, hard: undefined })[0]?.text).toBe(
    'Minimum print size: 10 mm',
  );
});

test('a logo that can’t be loaded is reported as untested', () => {
  const drawing = drawn({ logo: 'https://example.com/logo.png', logoData: null });
  expect(drawing.overlay?.src).toBe('https://example.com/logo.png');
  expect(drawing.plan.level).toBe('H');
  expect(wrongWith(drawing)).toEqual([
    'Scans correctly with an empty space for the logo. The logo itself wasn’t tested.',
  ]);
});

test('a logo that covers too much for the error correction is reported', () => {
  const large = drawn({ logo: '/logo.png', logoData: 'data:,', look: { logoSize: 30, logoPadding: 3 } });
  expect(wrongWith(large)).toEqual([
    'The logo and the space around it cover 21% of the code. That’s too much for error correction H.',
  ]);
  const own = drawn({ logo: '/logo.png', logoData: 'data:,', look: { logoSize: 30, cutout: 'none' } });
  expect(wrongWith(own)).toEqual([]);
});

test.each<[Partial<Look>, RegExp]>([
  [{ foreground: '#ffffff', background: '#000000' }, /^Light on dark/],
  [{ foreground: '#888888' }, /^Contrast: 3\.5:1/],
  [{ look: { margin: 1 } }, /^Quiet zone: 1 module\./],
  [{ look: { eyeColor: 'rgb(136,136,136)' } }, /^Contrast: 3\.5:1/],
  [{ look: { gradient: { kind: 'linear', to: 'rgb(136,136,136)' } } }, /^Contrast: 3\.5:1/],
])('a look that makes a code hard to scan is reported: %j', (look, text) => {
  expect(wrongWith(drawn(look))).toEqual([expect.stringMatching(text)]);
});

test('a dense code is reported, and a text too long for a code is not drawn', () => {
  expect(wrongWith(drawn({}, 'x'.repeat(600)))).toEqual([expect.stringMatching(/: dense\./)]);
  expect(drawingOf('x'.repeat(3000), usual)).toBeUndefined();
});

test('failed camera conditions are reported, and a failed print raises the minimum size', () => {
  expect(wrongWith(drawn(), { none: ['blurred'], some: ['faint', 'turned'] })).toEqual([
    'Can’t be scanned out of focus',
    'Not every reader scans it in poor light and at an angle',
  ]);
  const texts = verdictOf(drawn(), reading('read', { none: ['print'], some: [] })).map(({ text }) => text);
  expect(texts).toContain('Minimum print size: 19 mm');
});

test.each<[string, Partial<Look>, Trials]>([
  ['of yellow on white', { foreground: '#ffff00' }, reading('read', nothing)],
  ['of a gray that many cameras miss', { foreground: '#888888' }, reading('read', nothing)],
  ['that a reader can’t scan', {}, reading('partly', nothing)],
  ['that no reader can scan', {}, reading('unread')],
])('a code %s has no minimum print size', (_what, look, trials) => {
  const drawing = drawn(look);
  for (const items of [verdictOf(drawing, trials), inBrief(drawing, trials)])
    expect(items.map(({ text }) => text)).not.toContainEqual(expect.stringMatching(/^Minimum print size:/));
});

test('the minimum print width gives each module three dots at 300 dpi', () => {
  expect(minWidthAt300Dpi(41)).toBe(11);
});
