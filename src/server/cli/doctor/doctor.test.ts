import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createServer as createTlsServer } from 'node:tls';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#server/store/database/database.ts';
import { createAuthority } from '#test/servers/create-authority.ts';
import { mainScript, type Process, startProcess } from '#test/start-process.ts';
import { spawnCli } from '#test/spawn-cli.ts';

let folder = '';
let proxy = { url: '', stop: () => {} };
let service: Process;
/** What the proxy does with the address of the client. */
let forwards: 'adds' | 'passes on' = 'adds';

/** Starts a proxy in front of the service, like nginx. */
async function startHttpProxy(to: () => string) {
  const server = createServer((from, answer) => {
    const given = forwards === 'passes on' ? from.headers['x-forwarded-for'] : from.socket.remoteAddress;
    const headers = { ...from.headers, 'x-forwarded-for': given };
    if (given === undefined) delete headers['x-forwarded-for'];
    request(to() + from.url, { headers }, (told) => {
      answer.writeHead(told.statusCode ?? 502, told.headers);
      told.pipe(answer);
    }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, stop: () => server.close() };
}

const settings = () => ({ DATA_DIR: folder, PUBLIC_URL: proxy.url, PORT: new URL(service.origin).port });

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'waypost-doctor-'));
  proxy = await startHttpProxy(() => service.origin);
  service = await startProcess(mainScript, [], {
    DATA_DIR: folder,
    PORT: '0',
    TRUST_PROXY: 'on',
  });
});
afterAll(async () => {
  await service.kill('SIGKILL');
  proxy.stop();
  await rm(folder, { recursive: true, force: true });
});

test('a healthy service has no problems', async () => {
  const { code, stdout, stderr } = await spawnCli(['doctor'], { ...settings(), TRUST_PROXY: 'on' });
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toMatch(/^ok +Database +\S+waypost\.db takes 1 MiB and is up to date\.$/m);
  expect(stdout).toMatch(/^ok +Forwarded addresses +Your own address arrives as 127\.0\.0\.1\.$/m);
  expect(stdout).not.toContain('PROBLEM');
});

test('each wrong setting is reported as a problem, and the exit code is 1', async () => {
  forwards = 'passes on';
  const wrong = { MAIL_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'links@example.com', TRUST_PROXY: 'on' };
  const { code, stdout } = await spawnCli(['doctor', '--json'], { ...settings(), ...wrong });
  const found = JSON.parse(stdout) as { check: string; state: string; message: string }[];
  const problems = found.filter(({ state }) => state === 'problem').map(({ message }) => message);
  expect(code).toBe(1);
  expect(problems).toEqual([
    '127.0.0.1:1 doesn’t accept mail: connect ECONNREFUSED 127.0.0.1:1.',
    'TRUST_PROXY is on, but the proxy sends no X-Forwarded-For, so all visitors count as one.',
    'Visitors can fake their address. Lower TRUST_PROXY to the number of your proxies.',
  ]);
});

test('a database of a newer version is reported as a problem, and isn’t changed', async () => {
  const other = await mkdtemp(path.join(tmpdir(), 'waypost-newer-'));
  onTestFinished(() => rm(other, { recursive: true, force: true }));
  const database = await openDatabase({ dataDir: other });
  await sql`insert into kysely_migration values ('9999-of-tomorrow', '2099-01-01')`.execute(database.db);
  await database.close();
  const file = path.join(other, 'waypost.db');
  const before = await readFile(file);
  const { code, stdout } = await spawnCli(['doctor'], { DATA_DIR: other, PORT: '1' });
  expect(code).toBe(1);
  expect(stdout).toMatch(/^PROBLEM +Database +\S+ was made by a newer version of Waypost\./m);
  expect((await readFile(file)).equals(before)).toBe(true);
});

test('DNS that points elsewhere, and expiring or untrusted certificates, are reported', async () => {
  const other = await mkdtemp(path.join(tmpdir(), 'waypost-names-'));
  onTestFinished(() => rm(other, { recursive: true, force: true }));
  const [trusted, unknown] = [await createAuthority(), await createAuthority()];
  const authority = path.join(other, 'authority.pem');
  await writeFile(authority, trusted.certificate);
  const serve = async (certificate: ReturnType<typeof trusted.sign>) => {
    const server = createTlsServer(await certificate).listen(0, '127.0.0.1');
    onTestFinished(() => void server.close());
    await once(server, 'listening');
    return `localhost:${(server.address() as AddressInfo).port}`;
  };
  const good = await serve(trusted.sign('localhost', 90));
  const late = await serve(trusted.sign('localhost', 2));
  const foreign = await serve(unknown.sign('localhost', 90));
  const misnamed = await serve(trusted.sign('go.acme.example', 90));

  const database = await openDatabase({ dataDir: other });
  const about = { email: 'ada@example.com', email_key: 'ada@example.com', username: 'ada', plan: 'free' };
  const { id } = await database.db
    .insertInto('accounts')
    .values({ ...about, password_hash: '', registered_at: 0, staff: 0 })
    .returning('id')
    .executeTakeFirstOrThrow();
  const plain = { account_id: id, redirectroot: '', redirect404: '', created_at: 0 };
  for (const host of [good, late, foreign, misnamed])
    await database.db
      .insertInto('domains')
      .values({ ...plain, scheme: 'https', host, host_key: host })
      .execute();
  for (const [scheme, away] of [
    ['http', 'go.acme.invalid'],
    ['https', 'go.ada.example'],
    ['https', 'menu.ada.example'],
  ] as const)
    await database.db
      .insertInto('domains')
      .values({ ...plain, scheme, host: away, host_key: away })
      .execute();
  await database.close();

  const told = async (more: Record<string, string> = {}) => {
    const settings = { DATA_DIR: other, PORT: '1', NODE_EXTRA_CA_CERTS: authority, ...more };
    const { stdout } = await spawnCli(['doctor', '--json'], settings);
    const found = JSON.parse(stdout) as { check: string; state: string; message: string }[];
    return (name: string) =>
      found.filter(({ check }) => check === name).map(({ state, message }) => `${state}: ${message}`);
  };
  const here = await told();
  const certificates = here('Certificates').join('\n');
  expect(certificates).toContain(`ok: The certificate of ${good} is valid for 89 days.`);
  expect(certificates).toContain(
    `warning: The certificate of ${late} expires in 1 day. Check whether the proxy renews it.`,
  );
  expect(certificates).toMatch(`problem: ${foreign} has no valid certificate: `);
  expect(certificates).toMatch(`problem: ${misnamed} has no valid certificate: Hostname/IP does not match`);
  expect(here('Certificates').length).toBe(4);
  expect(here('DNS')).toEqual([
    // Without DNS access, nothing is known about the name.
    expect.stringMatching(/^problem: (?:Couldn’t look up go\.acme\.invalid|go\.acme\.invalid has no A, )/),
    expect.stringMatching(/^ok: localhost points to 127\.0\.0\.1(?:, ::1)?\.$/),
    'note: 2 domains of demo data weren’t checked, as no name under .example exists.',
  ]);
  const elsewhere = await told({ PUBLIC_ADDRESSES: '192.0.2.1' });
  expect(elsewhere('DNS')[1]).toMatch(
    /^warning: localhost points to 127\.0\.0\.1(?:, ::1)?, which isn’t in PUBLIC_ADDRESSES\.$/,
  );
});
