import { expect, test, vi } from 'vitest';

const real = globalThis.fetch;

test('a function that is spied on and then stubbed', () => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
  vi.stubGlobal('fetch', () => Promise.resolve(new Response()));
  expect(globalThis.fetch).not.toBe(real);
});

test('is itself again in the next test', () => {
  expect(globalThis.fetch).toBe(real);
});

test('a function that is stubbed and then spied on', () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response()));
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
  expect(globalThis.fetch).not.toBe(real);
});

test('is itself again as well', () => {
  expect(globalThis.fetch).toBe(real);
});
