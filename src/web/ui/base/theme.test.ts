import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrastRatio } from '#web/lib/colors.ts';

const css = readFileSync('src/web/ui/base/theme.css', 'utf8');
const tokens = new Map(
  Array.from(
    css.matchAll(/--([a-z0-9-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\);/g),
    ([, name = '', light = '', dark = '']) => [name, { light, dark }] as const,
  ),
);

const surfaces = ['background', 'panel', 'sunk', 'raised', 'raised-hover'];
const texts = ['ink', 'ink-2', 'ink-3', 'accent', 'good', 'warn', 'bad'];

const pairs = [
  ...surfaces.flatMap((surface) => texts.map((text) => [text, surface, 4.5] as const)),
  ...['ink', 'ink-2', 'ink-3', 'accent'].flatMap((text) => [
    [text, 'accent-wash', 4.5] as const,
    [text, 'accent-wash-strong', 4.5] as const,
  ]),
  // The bars of ranked rows have text on them and must be visible themselves.
  ...['ranked', 'ranked-strong'].flatMap((bar) => [
    ['ink', bar, 4.5] as const,
    [bar, 'panel', 1.35] as const,
  ]),
  ['ink-2', 'ranked', 4.5] as const,
  ...['good', 'warn', 'bad'].flatMap((tone) => [
    [tone, `${tone}-wash`, 4.5] as const,
    ['ink', `${tone}-wash`, 4.5] as const,
    ['ink-2', `${tone}-wash`, 4.5] as const,
  ]),
  ['accent-ink', 'accent', 4.5] as const,
  ['accent-ink', 'accent-strong', 4.5] as const,
  ['bad-ink', 'bad', 4.5] as const,
  ['bad-ink', 'bad-strong', 4.5] as const,
  ['inverse-ink', 'inverse', 4.5] as const,
  ['inverse-ink-2', 'inverse', 4.5] as const,
  ...['background', 'panel', 'raised'].map((surface) => ['line-control', surface, 3] as const),
  ...['1', '2', '3', '4', '5'].map((series) => [`series-${series}`, 'panel', 3] as const),
];

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  it.each(pairs)('%s on %s has a contrast of at least %d', (front, back, least) => {
    const ratio = contrastRatio(tokens.get(front)?.[theme] ?? '', tokens.get(back)?.[theme] ?? '');
    expect(ratio).toBeGreaterThanOrEqual(least);
  });
});
