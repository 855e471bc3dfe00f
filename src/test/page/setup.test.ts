import { expect, test, vi } from 'vitest';

const real = globalThis.fetch;

test('a function can be spied on and then stubbed', () => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
  vi.stubGlobal('fetch', () => Promise.resolve(new Response()));
  expect(globalThis.fetch).not.toBe(real);
});

test('a function spied on and then stubbed is restored for the next test', () => {
  expect(globalThis.fetch).toBe(real);
});

test('a function can be stubbed and then spied on', () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response()));
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
  expect(globalThis.fetch).not.toBe(real);
});

test('a function stubbed and then spied on is restored for the next test', () => {
  expect(globalThis.fetch).toBe(real);
});
