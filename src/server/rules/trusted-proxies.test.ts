import { afterEach, expect, test } from 'vitest';
import { sendRequest } from '#test/send-request.ts';
import { startService, type TestService } from '#test/start-service.ts';

let waypost: TestService | undefined;
afterEach(() => waypost?.stop());

const limit = 5;

/** Sends one more request than the limit allows, each with its own X-Forwarded-For header, and returns the statuses. */
async function asked(TRUST_PROXY: string, forwarded: (number: number) => string, from?: string) {
  waypost = await startService({ env: { TRUST_PROXY, RATE_LIMIT: String(limit) } });
  const statuses: number[] = [];
  for (let number = 0; number <= limit; number += 1) {
    const headers = { 'X-Forwarded-For': forwarded(number) };
    const answer = await sendRequest(`${waypost.url}/api/register`, { headers, ...(from && { from }) });
    statuses.push(answer.status);
  }
  return statuses;
}

const limited = [200, 200, 200, 200, 200, 429];
const different = limited.map(() => 200);

test.each([
  ['on', (number: number) => `203.0.113.${number}, 198.51.100.7`],
  ['1', (number: number) => `203.0.113.${number}, 198.51.100.7`],
  ['2', (number: number) => `203.0.113.${number}, 198.51.100.7, 10.0.0.3`],
  ['127.0.0.1', (number: number) => `203.0.113.${number}, 198.51.100.7`],
  ['127.0.0.0/8, 10.0.0.0/8', (number: number) => `203.0.113.${number}, 198.51.100.7, 10.0.0.3, 10.0.0.4`],
  ['off', (number: number) => `203.0.113.${number}`],
])(
  'with TRUST_PROXY %s, an address that a client claims for itself is ignored',
  async (setting, forwarded) => {
    expect(await asked(setting, forwarded)).toEqual(limited);
  },
);

test.each([
  ['on', (number: number) => `198.51.100.${number}`],
  ['2', (number: number) => `198.51.100.${number}, 10.0.0.3`],
  ['127.0.0.1,10.0.0.3', (number: number) => `198.51.100.${number}, 10.0.0.3`],
])('with TRUST_PROXY %s, the address that the proxies report is used', async (setting, forwarded) => {
  expect(await asked(setting, forwarded)).toEqual(different);
});

test('an address reported by a proxy that isn’t listed is ignored', async () => {
  expect(await asked('127.0.0.1', (number) => `198.51.100.${number}`, '127.0.0.2')).toEqual(limited);
});

test('IPv6 addresses that begin with the same 64 bits share one limit', async () => {
  expect(await asked('on', (number) => `2001:db8:1:2:${number}::1`)).toEqual(limited);
});
