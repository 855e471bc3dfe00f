/**
 * Tests the package as users run it: packed, installed by `npm install --global` into an empty folder, and started
 * there.
 */
import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '#test/free-port.ts';

const run = promisify(execFile);
let folder = '';
const inFolder = (...names: string[]) => path.join(folder, ...names);
const inPackage = (...names: string[]) => inFolder('lib/node_modules/waypost', ...names);
const running: ChildProcess[] = [];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'waypost-pack-'));
  // Fetching the Node that the package depends on would take most of the time, so install scripts are skipped.
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  await run('npm', ['pack', '--pack-destination', folder, ...quiet]);
  const [tarball = ''] = globSync('waypost-*.tgz', { cwd: folder });
  const from = [
    'install',
    '--global',
    `./${tarball}`,
    '--prefix',
    folder,
    '--ignore-scripts',
    '--prefer-offline',
  ];
  await run('npm', [...from, ...quiet], { cwd: folder });
}, 120_000);
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

const waypost = (...args: string[]) => launch(inFolder('bin/waypost'), ...args);
const launch = (command: string, ...args: string[]) => {
  const child = spawn(command, args, {
    cwd: folder,
    env: { PATH: process.env['PATH'], PORT: '0', LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(child);
  let said = '';
  child.stdout.on('data', (part: Buffer) => (said += part.toString()));
  child.stderr.on('data', (part: Buffer) => (said += part.toString()));
  const ended = once(child, 'close').then(([code]) => ({ code, said }));
  return { child, said: () => said, ended };
};

test('the package contains every module that its files name, and no TypeScript', () => {
  const files = globSync('build/**/*', { cwd: inPackage() });
  expect(files.filter((file) => /\.tsx?$/.test(file))).toEqual([]);
  const named = files
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) => {
      const text = readFileSync(inPackage(file), 'utf8');
      const imported = text.matchAll(/(?:^import .*|^export .* from |import\()"(\.[^"]+\.js)"/gm);
      const workers = text.matchAll(/workerPath\("([^"]+)"\)/g);
      return [
        ...[...imported].map(([, name = '']) => path.join(path.dirname(file), name)),
        ...[...workers].map(([, name = '']) => path.join('build/server', `${name}.js`)),
      ];
    });
  // Three kinds of workers, and the files that several share.
  expect(new Set(named).size).toBeGreaterThan(10);
  const missing = named.filter((file) => !existsSync(inPackage(file)));
  expect(missing).toEqual([]);
});

test('`waypost start` serves the dashboard, follows links, draws images and counts scans', async () => {
  const service = waypost('start');
  await expect.poll(service.said, { timeout: 20_000 }).toMatch(/account at \S+\n/);
  const [, origin = '', token] = /account at (\S+)\/app\/setup#(\S+)/.exec(service.said()) ?? [];
  const post = async (address: string, body: object, key = '') => {
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${key}` };
    const answer = await fetch(origin + address, { method: 'POST', headers, body: JSON.stringify(body) });
    return (await answer.json()) as Record<string, string>;
  };

  const page = await (await fetch(`${origin}/app/`)).text();
  const script = /src="(\/app\/assets\/[^"]+\.js)"/.exec(page)?.[1];
  expect((await fetch(origin + script)).headers.get('content-encoding')).toBe('gzip');

  const ada = { email: 'ada@example.com', username: 'ada', password: 'correct horse battery', token };
  const { key } = await post('/api/register', ada);
  const code = await post('/api/qr/add', { type: 'link', data: 'https://example.com/menu' }, key);
  const browser = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };
  const scan = await fetch(code['link'] ?? '', { redirect: 'manual', headers: browser });
  expect(scan.headers.get('location')).toBe('https://example.com/menu');
  expect((await fetch(`${code['link']}.png`)).headers.get('content-type')).toBe('image/png');
  const list = await fetch(`${origin}/api/qr`, { headers: { Authorization: `Bearer ${key}` } });
  expect(await list.json()).toMatchObject({ data: { qrs: [{ scans: 1 }] } });

  expect(await waypost('account', 'list').ended).toMatchObject({
    code: 0,
    said: expect.stringContaining('ada'),
  });
  service.child.kill('SIGTERM');
  expect((await service.ended).code).toBe(0);
});

test('an older Node hands over to the packaged one, or reports which version is needed', async () => {
  const manifest = JSON.parse(readFileSync(inPackage('package.json'), 'utf8')) as object;
  await writeFile(inPackage('package.json'), JSON.stringify({ ...manifest, engines: { node: '>=99' } }));
  const without = await waypost('--version').ended;
  expect(without.code).toBe(1);
  expect(without.said).toMatch(/^Waypost couldn’t start\. It needs Node 99 or newer, and this is \d/);

  await mkdir(inPackage('node_modules/node/bin'), { recursive: true });
  await symlink(process.execPath, inPackage('node_modules/node/bin/node'));
  const { version } = manifest as { version: string };
  expect(await waypost('--version').ended).toEqual({ code: 0, said: `${version}\n` });
  expect((await waypost('nonsense').ended).code).toBe(1);

  // The other Node also gets the socket that systemd holds.
  if (spawnSync('systemd-socket-activate', ['--version']).error) return;
  const port = await freePort();
  const command = [inFolder('bin/waypost'), 'start'];
  const service = launch('systemd-socket-activate', `--listen=127.0.0.1:${port}`, ...command);
  const health = () => fetch(`http://127.0.0.1:${port}/healthz`).then((answer) => answer.text());
  await expect.poll(() => health().catch(String), { timeout: 20_000 }).toBe('ok\n');
  service.child.kill('SIGTERM');
  expect((await service.ended).code).toBe(0);
});
