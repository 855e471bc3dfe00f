import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useNow } from './now.ts';

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000_000 }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const seen: number[] = [];
const Clock = () => {
  seen.push(useNow());
  return null;
};

test('the shared time changes every half minute, not with each rendering', () => {
  seen.length = 0;
  vi.setSystemTime(1_000_100_000);
  const view = render(<Clock />);
  expect(seen).toEqual([1_000_100_000]);
  vi.setSystemTime(1_000_100_400);
  view.rerender(
    <>
      <Clock />
    </>,
  );
  const before = seen.length;
  expect(new Set(seen)).toEqual(new Set([1_000_100_000]));
  act(() => void vi.advanceTimersByTime(30_000));
  expect(seen.length).toBe(before + 1);
  expect(seen.at(-1)).toBe(1_000_130_400);
});

test('the shared time is current again after nothing has used it for a while', () => {
  render(<Clock />).unmount();
  vi.setSystemTime(1_000_500_000);
  seen.length = 0;
  render(<Clock />);
  expect(seen).toEqual([1_000_500_000]);
});
