import { setTimeout as sleep } from 'node:timers/promises';
import { addCodes } from '#test/records/add-codes.ts';
import { sendRequest } from '#test/send-request.ts';
import { floodPictures } from '#test/flood-pictures.ts';
import { holdSockets } from '#test/hold-sockets.ts';
import { startProduct } from '#test/start-product.ts';

/**
 * Runs attacks by strangers, larger than in the tests. Reports what the service holds during and after them, and how
 * long a redirect and a small picture take for other visitors in the meantime.
 */

const sockets = 1000;
const codes = 60;
/**
 * Time between the end of an attack and the measurement of what it left behind, in ms. Idle processes exit after ten
 * seconds.
 */
const rest = 20_000;

const product = await startProduct({ REGISTRATION: 'closed', RATE_LIMIT: '100000', LOG_LEVEL: 'fatal' });
try {
  const made = await addCodes(product, 2 * codes);
  const [attacked, others] = [made.codes.slice(0, codes), made.codes.slice(codes)];
  await product.waypost(...'link add --account ada --url https://example.com/ --alias menu'.split(' '));
  const openSockets = product.sockets();

  /** Sends requests repeatedly, and returns their maximum and median time. */
  const timed = async (isOver: () => boolean, url: (number: number) => string, right: number) => {
    const times: number[] = [];
    let wrong = 0;
    while (!isOver()) {
      const start = performance.now();
      const { status } = await sendRequest(url(times.length), { from: '127.0.0.9' });
      times.push(performance.now() - start);
      if (status !== right) wrong += 1;
      await sleep(50);
    }
    times.sort((a, b) => a - b);
    return { median: times[Math.floor(times.length / 2)] ?? 0, most: times.at(-1) ?? 0, wrong };
  };

  const rows: Record<string, Record<string, number>> = {};
  const during = async (name: string, attack: () => Promise<unknown>) => {
    let isOver = false;
    let peak = product.memory();
    const watch = setInterval(() => (peak = Math.max(peak, product.memory())), 100);
    const [redirects, pictures] = await Promise.all([
      timed(
        () => isOver,
        () => `${product.url}/menu`,
        302,
      ),
      timed(
        () => isOver,
        (number) => `${others[number % others.length]}.png?size=256`,
        200,
      ),
      attack().finally(() => (isOver = true)),
    ]);
    await sleep(rest);
    clearInterval(watch);
    rows[name] = {
      'redirect, median ms': Math.round(redirects.median),
      'most ms': Math.round(redirects.most),
      'small picture, median ms': Math.round(pictures.median),
      'most, ms': Math.round(pictures.most),
      'not answered': redirects.wrong + pictures.wrong,
      'memory, most MB': Math.round(peak),
      'after MB': Math.round(product.memory()),
      'sockets left': product.sockets() - openSockets,
    };
  };

  await during('nothing', () => sleep(5000));
  await during(`the largest pictures of ${codes} codes, 64 at once`, () =>
    floodPictures(product, { codes: attacked, rounds: 6, atOnce: 64, strangers: 100 }),
  );
  let release = () => {};
  await during(`${sockets} connections that clients never close`, async () => {
    release = await holdSockets(product.url, sockets);
    await sleep(35_000);
  });
  release();
  await during('the OpenAPI document, 20 at once', async () => {
    const until = Date.now() + 10_000;
    const one = async () => {
      while (Date.now() < until) await sendRequest(`${product.url}/api/openapi.json`);
    };
    await Promise.all(Array.from({ length: 20 }, one));
  });
  console.table(rows);
} finally {
  await product.stop();
}
