/** @module-tag every-case */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCodes } from '#test/records/add-codes.ts';
import { sendRequest } from '#test/send-request.ts';
import { floodPictures } from '#test/flood-pictures.ts';
import { type Product, startProduct } from '#test/start-product.ts';

let product: Product;
let codes: string[];
beforeAll(async () => {
  product = await startProduct({ REGISTRATION: 'closed', RATE_LIMIT: '1000' });
  ({ codes } = await addCodes(product, 18));
});
afterAll(() => product.stop());

test(
  'a flood of requests for the largest pictures neither exhausts memory nor blocks small ones',
  { timeout: 120_000 },
  async () => {
    const [asked, others] = [codes.slice(0, 10), codes.slice(10)];
    let isOver = false;
    const flood = floodPictures(product, { codes: asked, rounds: 3, atOnce: 32, strangers: 8 }).finally(
      () => (isOver = true),
    );
    for (const code of others) {
      const picture = await sendRequest(`${code}.png?size=256`, { from: '127.0.0.9' });
      expect([picture.status, isOver]).toEqual([200, false]);
    }
    const { statuses, peak } = await flood;
    expect(peak).toBeLessThan(700);
    // All who request one of its sizes get the same picture. At most, some must retry.
    expect(statuses[200]).toBeGreaterThan(0);
    expect(Object.keys(statuses).filter((status) => !['200', '429', '503'].includes(status))).toEqual([]);
    await expect.poll(() => product.memory(), { timeout: 60_000 }).toBeLessThan(400);
  },
);

test('new large pictures are limited per address, while cached and small ones are not', async () => {
  const from = '127.0.0.10';
  const statusOf = async (code: string) => (await sendRequest(`${code}.png?size=2048`, { from })).status;
  const [known = ''] = codes;
  expect(await statusOf(known)).toBe(200);
  const answers = await Promise.all(
    codes.slice(1, 14).map((code) => sendRequest(`${code}.png?size=2048`, { from })),
  );
  const refused = answers.find(({ status }) => status === 429);
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused?.body).toBe('Too many pictures. Please retry later.\n');
  expect(await statusOf(known)).toBe(200);
  // Other addresses and small pictures aren't affected.
  expect((await sendRequest(`${codes[14]}.png?size=2048`, { from: '127.0.0.11' })).status).toBe(200);
  expect((await sendRequest(`${codes[15]}.png`, { from })).status).toBe(200);
});
