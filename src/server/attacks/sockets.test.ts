/** @module-tag every-case */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendRequest } from '#test/send-request.ts';
import { holdSockets } from '#test/hold-sockets.ts';
import { type Product, startProduct } from '#test/start-product.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct({ REGISTRATION: 'closed' });
  const words = 'account add --email ada@example.com --username ada --password';
  await product.waypost(...words.split(' '), 'correct horse');
  await product.waypost(...'link add --account ada --url https://example.com/ --alias menu'.split(' '));
});
afterAll(() => product.stop());

test(
  'most of 500 connections that clients never close are closed, while redirects still work',
  { timeout: 120_000 },
  async () => {
    const before = product.sockets();
    const release = await holdSockets(product.url, 500);
    let most = 0;
    await expect
      .poll(
        async () => {
          expect((await sendRequest(`${product.url}/menu`)).status).toBe(302);
          const held = product.sockets() - before;
          most = Math.max(most, held);
          return held;
        },
        { timeout: 90_000, interval: 250 },
      )
      .toBeLessThan(5);
    release();
    // All come from one address. See connections.test.ts.
    expect(most).toBeGreaterThan(200);
    expect(most).toBeLessThan(265);
  },
);
