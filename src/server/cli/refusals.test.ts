import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Database, openDatabase } from '#server/store/database/database.ts';
import { commands } from './commands.ts';
import { runCommand, sentenceOf } from './run-command.ts';
import { spawnCli } from '#test/spawn-cli.ts';

let dataDir = '';
let database: Database;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'waypost-cli-'));
  database = await openDatabase({ dataDir });
  const { db } = database;
  const account = { password_hash: '', plan: 'free', registered_at: 0, staff: 0 };
  const owned = { account_id: 1, created_at: 0 };
  const domain = { scheme: 'https' as const, redirectroot: '', redirect404: '' };
  const link = { longurl: 'https://example.com', title: '', description: '', search: '' };
  await db
    .insertInto('accounts')
    .values({ ...account, email: 'ada@example.com', email_key: 'ada@example.com', username: 'ada' })
    .execute();
  await db
    .insertInto('accounts')
    .values({ ...account, email: 'bob@example.com', email_key: 'bob@example.com', username: 'bob' })
    .execute();
  for (const username of ['eve', 'mallory']) {
    const email = 'shared@example.com';
    await db
      .insertInto('accounts')
      .values({ ...account, email, email_key: `${email} ${username}`, username })
      .execute();
  }
  await db
    .insertInto('domains')
    .values({ ...owned, ...domain, host: 'go.ada.example', host_key: 'go.ada.example' })
    .execute();
  await db
    .insertInto('links')
    .values({ ...owned, ...link, domain_id: null, alias: 'taken' })
    .execute();
  await db
    .insertInto('bios')
    .values({ ...owned, alias: 'page', title: 'Page', description: '' })
    .execute();
});
afterAll(async () => {
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

const environment = () => ({ DATA_DIR: dataDir, PUBLIC_URL: 'https://wp.example' });

const account = 'account add --email new@example.com --username newcomer --password longenough';
const link = 'link add --account ada --url https://example.com';
const manyAccountCommands =
  'waypost account needs one of: account add, account list, account key, account password, account plan, account staff, account second-step.';

describe('the command line', () => {
  const cases: [string, string][] = [
    ['', 'Enter a command. Run waypost --help for all commands.'],
    ['--json', 'Enter a command. Run waypost --help for all commands.'],
    ['fly', 'Unknown command "fly". Run waypost --help for all commands.'],
    ['account', manyAccountCommands],
    ['account fly', manyAccountCommands],
    ['splash fly', 'waypost splash needs one of: splash add.'],
    [`${link} --colour red`, "Unknown option '--colour'. Run waypost link add --help for its options."],
    [`${link} stray`, "Unexpected argument 'stray'. Run waypost link add --help for its options."],
    [
      `${link} --alias`,
      '--alias needs a value. Write one that begins with a dash as --alias=-…. Run waypost link add --help for its options.',
    ],
    ['link add --account ada', 'waypost link add needs --url URL.'],
    ['demo', 'waypost demo needs --account ACCOUNT.'],
    [
      'account add --email a@example.com --username newcomer',
      'Enter a password: with --password, on standard input (--password -) or in WAYPOST_PASSWORD.',
    ],
    [`${account} --email nobody`, '--email: Enter a valid e-mail address, such as ada@example.com.'],
    [`${account} --username A!`, '--username: Use 3 to 32 letters, digits, hyphens or underscores.'],
    [
      'account password --account ada --password short',
      '--password: The password needs at least 8 characters.',
    ],
    [`${account} --password short`, '--password: The password needs at least 8 characters.'],
    [
      `${account} --expires 2027-02-30`,
      "--expires: Enter a date such as 2027-12-31, or with its time '2027-12-31 18:00:00' (UTC).",
    ],
    [`${account} --email ADA@example.com`, 'That e-mail address is already in use.'],
    [`${account} --username Ada`, 'That username is taken. Choose another one.'],
    ['account key --account nobody', 'Account "nobody" not found.'],
    [
      'account key --account shared@example.com',
      'Several accounts have "shared@example.com". Use a username: mallory, eve.',
    ],
    ['account plan --account 99 --plan pro', 'Account "99" not found.'],
    [`${link} --url ftp://example.com`, '--url: Please enter a valid URL. Use an http or https address.'],
    [`${link} --alias a/b`, '--alias: Use letters, digits, hyphens and underscores.'],
    [`${link} --alias API`, '--alias: That alias is reserved.'],
    [`${link} --alias taken`, 'That alias is taken. Please choose another one.'],
    [`${link} --alias page`, 'That alias is taken. Please choose another one.'],
    [`${link} --domain go.elsewhere.example`, '--domain: ada has no domain go.elsewhere.example.'],
    [
      'link add --account bob --url https://example.com --domain go.ada.example',
      '--domain: bob has no domain go.ada.example.',
    ],
    [
      'overlay add --account ada --name N --type banner',
      '--type: The type must be one of message, contact, newsletter, poll, coupon, image.',
    ],
    ['bio add --account bob --title Bob --link 1', '--link: bob has no link 1.'],
    ['bio add --account ada --title Ada --link one', '--link: Enter the id of a link.'],
    ['bio add --account ada --title Ada --alias taken', 'That alias is taken. Please choose another one.'],
    ['demo --account ada --links 0', '--links: Enter a whole number from 1 to 100,000.'],
    ['demo --account ada --visits some', '--visits: Enter a whole number from 0 to 10,000,000.'],
  ];

  test.each(cases)('refuses waypost %s with one sentence', async (line, sentence) => {
    vi.stubEnv('DATA_DIR', dataDir);
    vi.stubEnv('PUBLIC_URL', 'https://wp.example');
    vi.stubEnv('DATABASE_URL', '');
    vi.stubEnv('WAYPOST_PASSWORD', '');
    const said = await runCommand([...line.split(' ').filter(Boolean), '--json']).catch(sentenceOf);
    expect(said).toBe(sentence);
  });

  // One case for each kind of refusal, since starting a process takes time: before a command, by its options, and by
  // the records.
  test.concurrent.each(cases.filter((_, at) => [2, 6, 20, 23].includes(at)))(
    'refuses waypost %s with one sentence on standard error and exit code 1',
    async (line, sentence) => {
      const ended = await spawnCli([...line.split(' '), '--json'], environment());
      expect(ended).toEqual({ code: 1, stdout: '', stderr: `${sentence}\n` });
    },
  );

  test('refuses a destination that leads back to a short URL of the service', async () => {
    const loops = [
      'https://wp.example/taken',
      'https://WP.example/not-yet',
      'https://go.ada.example/any',
      'https://wp.example/r/x',
    ];
    const add = ['link', 'add', '--account', 'ada', '--url'];
    vi.stubEnv('DATA_DIR', dataDir);
    vi.stubEnv('PUBLIC_URL', 'https://wp.example');
    for (const url of loops) {
      await expect(runCommand([...add, url])).rejects.toThrow(
        /^--url: The destination is a short URL of this server\. /,
      );
    }
    for (const url of [
      'https://wp.example/page',
      'https://wp.example/u/ada/list',
      'https://go.ada.example/',
    ]) {
      expect(await runCommand([...add, url])).toMatch(/redirects to/);
    }
  });

  test('refuses invalid settings and an unreachable database with one sentence', async () => {
    const wrong = await spawnCli(['account', 'list'], { DATA_DIR: dataDir, PORT: 'many' });
    expect(wrong).toMatchObject({ code: 1, stdout: '', stderr: expect.stringMatching(/^PORT .*\n$/) });
    const away = await spawnCli(['account', 'list'], { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });
    expect(away).toMatchObject({
      code: 1,
      stdout: '',
      stderr: 'No PostgreSQL answers at 127.0.0.1:1. Start it, or check DATABASE_URL.\n',
    });
  });

  test('refuses a number that is the id of one account and the username of another', async () => {
    await database.db.updateTable('accounts').set({ id: 404 }).where('username', '=', 'bob').execute();
    await database.db
      .updateTable('accounts')
      .set({ username: '404' })
      .where('username', '=', 'ada')
      .execute();
    const { stderr } = await spawnCli(['account', 'key', '--account', '404'], environment());
    expect(stderr).toBe(
      '"404" is the id of one account and the username of another. Use its e-mail address.\n',
    );
  });
});

describe('help', () => {
  test('names every command with its options', async () => {
    const { code, stdout, stderr } = await spawnCli(['--help'], environment());
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    for (const { name, options } of commands) {
      expect(stdout).toContain(`  ${name} `);
      for (const option of Object.keys(options)) expect(stdout).toContain(`--${option}`);
    }
  });

  test.each([
    ['help', '--help'],
    ['-h', '--help'],
    ['help account', 'account --help'],
    ['help link add', 'link add --help'],
    ['link add -h', 'link add --help'],
  ])('with %s is that of %s', async (spelled, usual) => {
    expect(await runCommand(spelled.split(' '))).toBe(await runCommand(usual.split(' ')));
  });

  test('of a command group names only its own commands', async () => {
    const { stdout } = await spawnCli(['account', '--help'], environment());
    expect(stdout).toContain('account plan');
    expect(stdout).not.toContain('link add');
  });

  test.each(commands)('of $name explains each option, and opens no database', async ({ name, options }) => {
    vi.stubEnv('DATA_DIR', path.join(dataDir, 'never-made'));
    const help = await runCommand([...name.split(' '), '--help']);
    for (const [option, { about, required }] of Object.entries(options)) {
      expect(help).toMatch(new RegExp(`^  --${option}\\b`, 'm'));
      expect(help).toContain(`${about}${required ? ' (required)' : ''}`);
    }
    expect(await readdir(dataDir)).not.toContain('never-made');
  });
});
