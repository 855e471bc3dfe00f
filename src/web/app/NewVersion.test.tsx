import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cacheBuild } from './kept-build.ts';
import { NewVersion } from './NewVersion.tsx';

/** A minimal fake of the browser's service worker container. */
class Workers extends EventTarget {
  controller: object | null = null;
  register = vi.fn<() => Promise<object>>(() => Promise.resolve({}));
  update = vi.fn<() => Promise<void>>(() => Promise.resolve());
  getRegistration = () => Promise.resolve({ update: this.update });
  /** Makes another worker take control of the page. */
  takeOver() {
    this.controller = {};
    this.dispatchEvent(new Event('controllerchange'));
  }
}

let workers: Workers;

beforeEach(() => {
  workers = new Workers();
  Object.defineProperty(navigator, 'serviceWorker', { value: workers, configurable: true });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  vi.useRealTimers();
});

const said = () => screen.getByRole('status').textContent;

test('the first worker is not announced as a new version', () => {
  cacheBuild();
  render(<NewVersion />);
  expect(workers.register).toHaveBeenCalledOnce();
  act(() => workers.takeOver());
  expect(said()).toBe('');
  expect(screen.queryByRole('button')).toBeNull();
});

test('a new version is announced with a button that loads it', () => {
  workers.controller = {};
  cacheBuild();
  render(<NewVersion />);
  expect(said()).toBe('');
  act(() => workers.takeOver());
  expect(said()).toBe('New version available');
  const reload = vi.fn<() => void>();
  vi.stubGlobal('location', { reload });
  fireEvent.click(screen.getByRole('button', { name: 'Update' }));
  expect(reload).toHaveBeenCalledOnce();
});

test('an open page checks for a new version every hour', async () => {
  vi.useFakeTimers();
  cacheBuild();
  await vi.advanceTimersByTimeAsync(30 * 60_000);
  expect(workers.update).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(3 * 3_600_000);
  expect(workers.update.mock.calls.length).toBeGreaterThanOrEqual(2);
});

test('a browser without service workers causes no error', () => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  expect(() => cacheBuild()).not.toThrow();
});
