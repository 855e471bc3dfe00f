import { expect, test } from 'vitest';
import { placePopup } from './place-popup.ts';

const view = { width: 1000, height: 800 };
const button = { left: 900, top: 100, right: 930, bottom: 130 };

test('a popup opens below its button, aligned with the button’s end', () => {
  expect(placePopup(button, { width: 200, height: 300 }, view)).toEqual({
    left: 730,
    top: 134,
    maxHeight: 658,
  });
});

test('a popup opens above its button when there is room only there', () => {
  const low = { ...button, top: 700, bottom: 730 };
  expect(placePopup(low, { width: 200, height: 300 }, view)).toMatchObject({ top: 396, maxHeight: 688 });
});

test('a popup that fits nowhere is shortened and opens on the side with more room', () => {
  const middle = { ...button, top: 300, bottom: 330 };
  expect(placePopup(middle, { width: 200, height: 900 }, view)).toMatchObject({ top: 334, maxHeight: 458 });
  const lower = { ...button, top: 500, bottom: 530 };
  expect(placePopup(lower, { width: 200, height: 900 }, view)).toMatchObject({ top: 8, maxHeight: 488 });
});

test('a popup opens at a point but never extends past an edge', () => {
  const point = (left: number) => ({ left, top: 100, right: left, bottom: 100 });
  expect(placePopup(point(400), { width: 200, height: 300 }, view).left).toBe(400);
  expect(placePopup(point(950), { width: 200, height: 300 }, view).left).toBe(792);
  expect(placePopup({ ...button, left: 20, right: 50 }, { width: 200, height: 300 }, view).left).toBe(8);
});

test('a popup can be aligned with the button’s start', () => {
  expect(
    placePopup({ ...button, left: 300, right: 330 }, { width: 200, height: 300 }, view, 'start').left,
  ).toBe(300);
});
