import { expect, test } from 'vitest';
import { colorSteps, stepOf } from './color-steps.ts';

test('a few different counts have one color step each', () => {
  expect(colorSteps([3, 1, 3, 0])).toEqual([
    { from: 1, to: 1 },
    { from: 3, to: 3 },
  ]);
});

test('many different counts share color steps that grow', () => {
  const steps = colorSteps([9120, 3204, 2450, 1310, 870, 412, 90, 12, 3, 1]);
  expect(steps).toEqual([
    { from: 1, to: 4 },
    { from: 5, to: 19 },
    { from: 20, to: 199 },
    { from: 200, to: 999 },
    { from: 1000, to: 9120 },
  ]);
  expect([1, 4, 5, 412, 9120].map((count) => stepOf(steps, count))).toEqual([0, 0, 1, 3, 4]);
});

test('counts close to each other share one color step', () => {
  const steps = colorSteps([101, 102, 103, 104, 105, 106]);
  expect(steps).toEqual([{ from: 100, to: 106 }]);
});

test('counts of zero have no color step', () => {
  expect(colorSteps([0, 0])).toEqual([]);
});
