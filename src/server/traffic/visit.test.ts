import { afterEach, expect, test } from 'vitest';
import { sendRequest } from '#test/send-request.ts';
import { addTargets } from '#test/random-visits.ts';
import { startService, type TestService } from '#test/start-service.ts';

let service: TestService | undefined;
afterEach(() => service?.stop());

/** Visits a link with each set of headers, one after the other, and returns the recorded visits. */
async function visits(env: Record<string, string>, each: Record<string, string>[]) {
  service = await startService({ env });
  const { database } = service.service;
  await addTargets(database);
  for (const headers of each) await sendRequest(`${service.url}/a`, { headers });
  return database.db.selectFrom('visits').selectAll().orderBy('id').execute();
}

const american = { 'X-Forwarded-For': '8.8.8.8' };
const german = { 'X-Forwarded-For': '2a00:1450:4001:80e::200e' };

test('the country and address of a visitor are taken from a trusted proxy', async () => {
  const recorded = await visits({ TRUST_PROXY: 'on', COUNTRY_HEADER: 'CF-IPCountry' }, [
    american,
    german,
    { ...german, 'CF-IPCountry': 'at' },
    { ...german, 'CF-IPCountry': 'XX' },
  ]);
  expect(recorded.map(({ country }) => country)).toEqual(['US', 'DE', 'AT', 'DE']);
  expect(new Set(recorded.map(({ visitor }) => visitor)).size).toBe(2);
});

test('forwarded addresses and countries are ignored without a trusted proxy', async () => {
  const recorded = await visits({ COUNTRY_HEADER: 'CF-IPCountry' }, [
    american,
    german,
    { 'CF-IPCountry': 'FR' },
  ]);
  expect(recorded.map(({ country }) => country)).toEqual(['Unknown', 'Unknown', 'Unknown']);
  expect(new Set(recorded.map(({ visitor }) => visitor)).size).toBe(1);
});

test('the country header is ignored from any address but the trusted proxy’s', async () => {
  service = await startService({ env: { TRUST_PROXY: '127.0.0.2', COUNTRY_HEADER: 'CF-IPCountry' } });
  const { database } = service.service;
  await addTargets(database);
  const headers = { ...american, 'CF-IPCountry': 'FR' };
  for (const from of ['127.0.0.2', '127.0.0.3']) await sendRequest(`${service.url}/a`, { headers, from });
  const recorded = await database.db.selectFrom('visits').select('country').orderBy('id').execute();
  expect(recorded.map(({ country }) => country)).toEqual(['FR', 'Unknown']);
});

test('a visitor has a different hash under a different salt', async () => {
  const [before] = await visits({}, [{}]);
  await service?.stop();
  const [after] = await visits({}, [{}]);
  expect(before?.visitor).not.toBe(after?.visitor);
});
