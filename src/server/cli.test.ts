import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serviceItself } from './rules/hash-queue.ts';
import { passwordFits } from './rules/passwords.ts';
import { hashSecret } from './rules/secrets.ts';
import { type Database, openDatabase } from './store/database/database.ts';
import { spawnCli } from '#test/spawn-cli.ts';

let dataDir = '';
/** Stays open throughout, as in a running service. */
let database: Database;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'waypost-cli-'));
  database = await openDatabase({ dataDir });
  await succeed(
    'account',
    'add',
    '--email',
    'Ada@Example.com',
    '--username',
    'ada',
    '--password',
    'lovelace1',
  );
});
afterAll(async () => {
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

const environment = () => ({ DATA_DIR: dataDir, PUBLIC_URL: 'https://wp.example' });

async function succeed(...args: string[]): Promise<string> {
  const { code, stdout, stderr } = await spawnCli(args, environment());
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return stdout;
}

/** With --json, the command prints a single line of JSON and nothing else. */
async function json(...args: string[]): Promise<unknown> {
  const stdout = await succeed(...args, '--json');
  expect(stdout).toMatch(/^\S[^\n]*\n$/);
  return JSON.parse(stdout);
}

const text = (pattern: RegExp): unknown => expect.stringMatching(pattern);
const id: unknown = expect.any(Number);

describe('account', () => {
  test('add prints id, email, username and a key that works', async () => {
    const args = ['--email', 'Bob@Example.com', '--username', 'bob', '--password', 'correct horse'];
    const made = await json('account', 'add', ...args, '--plan', 'pro', '--expires', '2031-05-06', '--staff');
    expect(made).toEqual({ id, email: 'bob@example.com', username: 'bob', key: text(/^wp_[\w-]{43}$/) });

    const { db } = database;
    const row = await db
      .selectFrom('accounts')
      .where('username', '=', 'bob')
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ plan: 'pro', staff: 1, expires_at: Date.UTC(2031, 4, 6) / 1000 });
    expect(await passwordFits('correct horse', row.password_hash, serviceItself)).toBe(true);
    const { key } = made as { key: string };
    const stored = db
      .selectFrom('keys')
      .where('hash', '=', hashSecret(key))
      .select(['account_id', 'kind', 'access']);
    expect(await stored.execute()).toEqual([{ account_id: row.id, kind: 'api', access: 'full' }]);
  });

  test('add takes the password from standard input or from the environment', async () => {
    const add = (name: string) => [
      'account',
      'add',
      '--email',
      `${name}@example.com`,
      '--username',
      name,
      '--json',
    ];
    const [piped, set] = await Promise.all([
      spawnCli([...add('carl'), '--password', '-'], environment(), 'from the pipe\nmore\n'),
      spawnCli(add('dora'), { ...environment(), WAYPOST_PASSWORD: 'from outside' }),
    ]);
    expect([piped.stderr, set.stderr]).toEqual(['', '']);
    const hashOf = async (name: string) =>
      (await database.db.selectFrom('accounts').where('username', '=', name).selectAll().executeTakeFirst())
        ?.password_hash;
    expect(await passwordFits('from the pipe', await hashOf('carl'), serviceItself)).toBe(true);
    expect(await passwordFits('from outside', await hashOf('dora'), serviceItself)).toBe(true);
  });

  test('list prints every account, as JSON and as a table', async () => {
    const listed = await json('account', 'list');
    expect(listed).toContainEqual({
      id,
      email: 'ada@example.com',
      confirmed: true,
      username: 'ada',
      plan: 'free',
      expires: null,
      registered: text(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
      staff: false,
      locked: null,
    });
    expect(await succeed('account', 'list')).toMatch(
      /^ID +USERNAME .*\n1 +ada +ada@example\.com +free +never /,
    );
  });

  test('key creates another key for an account given by e-mail address', async () => {
    const made = await json('account', 'key', '--account', 'ADA@example.com', '--name', 'Deploy');
    expect(made).toEqual({
      id: 1,
      email: 'ada@example.com',
      username: 'ada',
      name: 'Deploy',
      key: text(/^wp_/),
    });
  });

  test('password sets a new password, ends sessions and keeps API keys', async () => {
    const { db } = database;
    const ofAda = db.selectFrom('keys').where('account_id', '=', 1).select('kind');
    const before = await ofAda.execute();
    await db
      .insertInto('keys')
      .values({ account_id: 1, kind: 'session', name: '', hash: 'x', access: 'full', created_at: 0 })
      .execute();
    expect(await json('account', 'password', '--account', 'ada', '--password', 'analytical engine')).toEqual({
      id: 1,
      email: 'ada@example.com',
      username: 'ada',
    });
    const row = await db.selectFrom('accounts').where('id', '=', 1).selectAll().executeTakeFirstOrThrow();
    expect(await passwordFits('analytical engine', row.password_hash, serviceItself)).toBe(true);
    expect(await ofAda.execute()).toEqual(before);
  });

  test('plan changes the plan and its expiry for an account given by id', async () => {
    const plan = ['account', 'plan', '--account', '1', '--plan'];
    expect(await json(...plan, 'pro', '--expires', '2030-01-31 12:30:00')).toEqual({
      id: 1,
      username: 'ada',
      plan: 'pro',
      expires: '2030-01-31 12:30:00',
    });
    expect(await json(...plan, 'business')).toMatchObject({
      plan: 'business',
      expires: '2030-01-31 12:30:00',
    });
    expect(await json(...plan, 'free', '--expires', 'never')).toMatchObject({ plan: 'free', expires: null });
  });
});

describe('records', () => {
  test('link add prints the link, with a random or a given alias', async () => {
    const longurl = 'https://example.com/a?b=ü#c';
    const add = ['link', 'add', '--account', 'ada', '--url', longurl];
    const random = (await json(...add)) as { alias: string };
    expect(random).toEqual({
      id,
      alias: text(/^[A-Za-z0-9]{6,}$/),
      shorturl: `https://wp.example/${random.alias}`,
      longurl,
    });
    const wanted = await json(...add, '--alias', 'über', '--title', 'T', '--description', 'D');
    expect(wanted).toEqual({ id, alias: 'über', shorturl: 'https://wp.example/%C3%BCber', longurl });
    const row = database.db
      .selectFrom('links')
      .where('alias', '=', 'über')
      .select(['title', 'description', 'search']);
    expect(await row.execute()).toEqual([{ title: 'T', description: 'D', search: `über\n${longurl}\nt\nd` }]);
  });

  test('link add puts a link on a branded domain of the account', async () => {
    const domain = {
      account_id: 1,
      scheme: 'https' as const,
      redirectroot: '',
      redirect404: '',
      created_at: 0,
    };
    await database.db
      .insertInto('domains')
      .values({ ...domain, host: 'go.ada.example', host_key: 'go.ada.example' })
      .execute();
    const add = ['link', 'add', '--account', 'ada', '--url', 'https://example.com', '--alias', 'x'];
    expect(await json(...add, '--domain', 'go.ada.example')).toMatchObject({
      shorturl: 'https://go.ada.example/x',
    });
  });

  test('overlay add, splash add and bio add print the created record', async () => {
    const overlay = await json('overlay', 'add', '--account', 'ada', '--name', 'Hello', '--type', 'message');
    expect(overlay).toEqual({ id, type: 'message', name: 'Hello' });
    const splash = await json('splash', 'add', '--account', 'ada', '--name', 'Leaving');
    expect(splash).toEqual({ id, name: 'Leaving' });

    const link = ['link', 'add', '--account', 'ada', '--url', 'https://example.com'];
    const ids = (await Promise.all([json(...link), json(...link)])).map(
      (made) => (made as { id: number }).id,
    );
    const links = ids.toReversed().flatMap((linkId) => ['--link', String(linkId)]);
    const bio = await json('bio', 'add', '--account', 'ada', '--title', 'Ada', '--alias', 'ada', ...links);
    expect(bio).toEqual({ id, alias: 'ada', title: 'Ada', link: 'https://wp.example/ada' });
    const rows = database.db.selectFrom('bio_links').select('link_id').orderBy('position');
    expect(await rows.execute()).toEqual(ids.toReversed().map((link_id) => ({ link_id })));
  });

  test('commands without --json print a sentence', async () => {
    const link = await succeed(
      'link',
      'add',
      '--account',
      'ada',
      '--url',
      'https://example.com',
      '--alias',
      'said',
    );
    expect(link).toBe('https://wp.example/said redirects to https://example.com\n');
    const key = await succeed('account', 'key', '--account', 'ada');
    expect(key).toMatch(/^API key for ada, shown only once: wp_[\w-]{43}\n$/);
  });

  test('demo fills an account with the given numbers of links and visits', async () => {
    const filled = await json('demo', '--account', 'ada', '--links', '12', '--visits', '300');
    expect(filled).toEqual({
      id: 1,
      username: 'ada',
      domains: 2,
      links: 12,
      bios: 3,
      overlays: 6,
      splash: 4,
      campaigns: 9,
      channels: 7,
      pixels: 9,
      qrs: 15,
      visits: 300,
    });
    expect(await succeed('demo', '--account', 'ada', '--links', '1', '--visits', '0')).toMatch(
      /^Added to ada: 0 domains, 1 links, .*15 QR codes, 0 visits\.\n$/,
    );
  });
});
