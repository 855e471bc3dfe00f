import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { notesOf } from './changelog.ts';
import { root } from './installed-bin.ts';

let folder: string;
const at = (name: string) => path.join(folder, name);
const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();

function release(...args: string[]) {
  const script = path.join(root, 'src/tools/release.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, said: stdout + stderr };
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'waypost-release-'));
  for (const name of ['package.json', 'package-lock.json', 'CHANGELOG.md', '.gitignore', '.npmrc'])
    await cp(path.join(root, name), at(name));
  // The contents of the package have a test of their own.
  const manifest = (await readFile(at('package.json'), 'utf8')).replace(
    /"prepack": "[^"]*"/,
    '"prepack": "exit 0"',
  );
  await writeFile(at('package.json'), manifest);
  const changelog = await readFile(at('CHANGELOG.md'), 'utf8');
  await writeFile(
    at('CHANGELOG.md'),
    changelog.replace(/^## \[Unreleased\]$/m, '$&\n\n### Added\n\n- Something new.'),
  );
  git('init', '--quiet', '--initial-branch=main');
  git('config', 'user.name', 'Ada');
  git('config', 'user.email', 'ada@example.com');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Begin');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('an older version, an invalid version and uncommitted changes are refused', async () => {
  expect(release('0.0.9').said).toMatch(/^0\.0\.9 isn’t later than /);
  expect(release('new').said).toBe('new is no version such as 0.2.0.\n');
  await writeFile(at('note.md'), '');
  expect(release('90.0.0')).toEqual({
    status: 1,
    said: 'There are changes that aren’t committed. Commit or stash them first.\n',
  });
  await rm(at('note.md'));
  expect(git('status', '--porcelain')).toBe('');
});

test('a failed pack leaves the working tree unchanged', async () => {
  git('branch', 'before');
  const manifest = await readFile(at('package.json'), 'utf8');
  await writeFile(at('package.json'), manifest.replace('"exit 0"', '"exit 3"'));
  git('commit', '--quiet', '--all', '--message', 'Break');
  expect(release('90.0.0').status).not.toBe(0);
  expect(git('status', '--porcelain')).toBe('');
  expect(git('tag', '--list')).toBe('');
  git('reset', '--quiet', '--hard', 'before');
});

test('a release puts its version into changelog, manifest, commit, tag and package', async () => {
  const before = notesOf(await readFile(at('CHANGELOG.md'), 'utf8'), 'Unreleased');
  const { status, said } = release('90.1.0');
  expect([status, said]).toEqual([0, expect.stringContaining('Released 90.1.0')]);
  const changelog = await readFile(at('CHANGELOG.md'), 'utf8');
  expect(changelog).toMatch(
    /^## \[Unreleased\]\n\n## \[90\.1\.0\] - \d{4}-\d\d-\d\d\n\n### Added\n\n- Something new\.$/m,
  );
  expect(notesOf(changelog, '90.1.0')).toBe(before);
  expect(notesOf(changelog, 'Unreleased')).toBe('');
  for (const name of ['package.json', 'package-lock.json'])
    expect(JSON.parse(await readFile(at(name), 'utf8'))).toMatchObject({ version: '90.1.0' });
  expect(git('log', '-1', '--format=%s')).toBe('Release 90.1.0');
  expect(git('describe', '--exact-match')).toBe('v90.1.0');
  expect(existsSync(at('waypost-90.1.0.tgz'))).toBe(true);
  expect(git('status', '--porcelain')).toBe('');
  expect(release('--notes', '90.1.0').said.trim()).toBe(before);
  expect(release('90.1.1').said).toBe('Nothing is under Unreleased in CHANGELOG.md.\n');
});
