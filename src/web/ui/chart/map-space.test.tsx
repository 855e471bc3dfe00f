import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterFirstView } from '#web/browser/first-view.ts';
import { MapPlaceholder } from './MapPlaceholder.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a waiting map doesn’t delay the first view', async () => {
  render(
    <>
      <h1>Statistics</h1>
      <MapPlaceholder />
    </>,
  );
  const isOver = vi.fn<() => void>();
  void afterFirstView().then(isOver);
  await vi.advanceTimersByTimeAsync(1000);
  expect(isOver).toHaveBeenCalled();
});
