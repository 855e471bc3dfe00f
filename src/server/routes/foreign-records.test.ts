/** Generated from the contract, so that no endpoint can be forgotten. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSession } from '#server/services/open-session.ts';
import { endpoints } from '#contract/endpoints.ts';
import {
  allRows,
  everyRecord,
  isForStaff,
  type ListedEndpoint,
  pathWith,
  validBody,
} from '#test/records/every-record.ts';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';

let waypost: TestService;
let ada: TestAccount;
let hers: Record<string, number>;
let bobs: Record<string, number>;
beforeAll(async () => {
  waypost = await startService({ env: { DOMAIN_CHECK: 'off' } });
  ada = await waypost.addAccount();
  const bob = await waypost.addAccount();
  hers = await everyRecord(waypost, ada, 'hers');
  bobs = await everyRecord(waypost, bob, 'his');
  // Only assigned records can be unassigned.
  const inside = [`campaign/${bobs['campaign']}/assign/${bobs['url']}`];
  inside.push(`channel/${bobs['channel']}/assign/links/${bobs['url']}`);
  for (const path of inside) await waypost.call('POST', `/api/${path}`, { key: bob.key });
});
afterAll(() => waypost.stop());

const named = endpoints
  .filter((endpoint) => endpoint.params !== undefined && !isForStaff(endpoint))
  .map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);

/** Returns the record of a kind, and throws if there is none. */
function known(ids: Record<string, number>, kind: string): number {
  const id = ids[kind];
  if (id === undefined) throw new Error(`The test makes no ${kind}.`);
  return id;
}

/** Some endpoints require a sign-in. */
const keyFor = async ({ signedIn }: ListedEndpoint) =>
  signedIn ? (await openSession(waypost.service.db, ada.id, { agent: undefined })).session : ada.key;

describe.each(named)('%s', (_name, endpoint) => {
  const { method, path } = endpoint;
  const parameters = [...path.matchAll(/:(\w+)/g)]
    .flatMap(([, name]) => name ?? [])
    .filter((name) => name !== 'type');

  test.each(parameters)('returns 404 if :%s is another account’s, and changes nothing', async (foreign) => {
    const address = pathWith(path, (kind, parameter) => known(parameter === foreign ? bobs : hers, kind));
    const key = await keyFor(endpoint);
    const before = await allRows(waypost);
    const body = endpoint.body && validBody(endpoint, 'stolen');
    const answer = await waypost.call(method, address, { key, body });
    expect([address, answer.status]).toEqual([address, 404]);
    expect(answer.body).toEqual({ error: 1, message: expect.any(String) });
    expect(await allRows(waypost)).toEqual(before);
  });
});
