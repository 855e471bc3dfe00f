/** Generated from the contract and the database, so that neither an endpoint nor a column can be forgotten. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { endpoints } from '#contract/endpoints.ts';
import { openSession } from '#server/services/open-session.ts';
import { update } from '#server/store/account.ts';
import { addMailToken } from '#test/records/add-tokens.ts';
import {
  allRows,
  everyRecord,
  isForStaff,
  type ListedEndpoint,
  pathWith,
  validBody,
} from '#test/records/every-record.ts';
import type { TestAccount } from '#test/start-service.ts';
import { startWithMail, type TestServiceWithMail } from '#test/start-with-mail.ts';

let waypost: TestServiceWithMail;
let ada: TestAccount;
let records: Record<string, number>;
let columns: string[];
beforeAll(async () => {
  waypost = await startWithMail({ env: { PUBLIC_URL: 'http://localhost:3000' } });
  ada = await waypost.addAccount();
  records = await everyRecord(waypost, ada, 'hers');
  const tables = await waypost.service.db.introspection.getTables();
  columns = [...new Set(tables.flatMap((table) => table.columns.map(({ name }) => name)))];
});
afterAll(() => waypost.stop());

const writing = endpoints
  .filter((endpoint) => endpoint.body !== undefined && !isForStaff(endpoint))
  .map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);

/** A value that only appears in the database if a request put it there. */
const mark = 918_273_645;

/** Members that a caller who knows this service's tables, or those of others, would try. */
const tried =
  'id accountid userid owner role admin isStaff plan status expires clicks scans date created __proto__';

/** Returns the members of an object, or of any of several alternatives. */
function membersOf(schema: z.core.JSONSchema.BaseSchema): string[] {
  const branches = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  return [...Object.keys(schema.properties ?? {}), ...branches.flatMap(membersOf)];
}

/** Returns the members that the endpoint doesn't document. */
function unknownMembers({ body }: ListedEndpoint): string[] {
  const documented = body ? membersOf(z.toJSONSchema(body, { io: 'output', unrepresentable: 'any' })) : [];
  return [...tried.split(' '), ...columns].filter((name) => !documented.includes(name));
}

/** Some endpoints require the token of a message. It's the tag in that case. */
async function bringMessage(endpoint: ListedEndpoint, tag: string): Promise<void> {
  const email = `${tag}@example.com`;
  const tokens = {
    'session.register': { purpose: 'register', email, account_id: null },
    'mail.reset': { purpose: 'reset', email, account_id: ada.id },
    'mail.check': { purpose: 'email', email, account_id: ada.id },
    'mail.confirm': { purpose: 'email', email, account_id: ada.id },
  } as const;
  const name = `${endpoint.resource}.${endpoint.name}`;
  if (!Object.hasOwn(tokens, name)) return;
  const token = tokens[name as keyof typeof tokens];
  await addMailToken(waypost, tag, token);
  // The password is set for the account that has the address.
  if (token.purpose === 'reset') await update(waypost.service.db, ada.id, { email });
}

test('every endpoint with a body has a valid example', () => {
  expect(writing.filter(([, endpoint]) => !validBody(endpoint, 'x')).map(([name]) => name)).toEqual([]);
});

describe.each(writing)('%s', (_name, endpoint) => {
  test.each(['a number', 'a text'])('stores no undocumented member that is sent as %s', async (kind) => {
    const value = kind === 'a number' ? mark : `mark-${mark}`;
    const tag = `${endpoint.resource}-${endpoint.name}-${kind.at(-1)}`.toLowerCase();
    const sent = Object.fromEntries(unknownMembers(endpoint).map((name) => [name, value]));
    await bringMessage(endpoint, tag);
    const { method, path } = endpoint;
    const address = pathWith(path, (what) => records[what] ?? 0);
    const { status } = await waypost.call(method, address, {
      key: endpoint.signedIn
        ? (await openSession(waypost.service.db, ada.id, { agent: undefined })).session
        : ada.key,
      body: { ...sent, ...validBody(endpoint, tag) },
    });
    // Requests with a wrong password or without a challenge are refused. So are those that API keys may not make, a
    // second deletion of a key or passkey, and the removal of an app that doesn't exist. All others succeed.
    const refused: Record<string, number> = {
      'account.delete': 400,
      'session.signIn': 401,
      'security.update': 403,
      'keys.delete': kind === 'a number' ? 200 : 404,
      'secondStep.removeApp': 404,
      'secondStep.finishApp': 400,
      'secondStep.check': 400,
      'secondStep.signIn': 400,
      'passkeys.finish': 400,
      'passkeys.delete': kind === 'a number' ? 200 : 404,
    };
    const expected = refused[`${endpoint.resource}.${endpoint.name}`] ?? 200;
    expect([address, status]).toEqual([address, expected]);
    expect(JSON.stringify(await allRows(waypost))).not.toContain(String(mark));
    const { db } = waypost.service;
    const staff = await db.selectFrom('accounts').where('staff', '!=', 0).select('id').execute();
    const plans = await db.selectFrom('accounts').select('plan').distinct().execute();
    expect([staff, plans]).toEqual([[], [{ plan: 'free' }]]);
  });
});
