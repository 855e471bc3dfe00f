/**
 * `npm run release -- 0.2.0`: moves the changelog's `Unreleased` notes to that version with today's date, sets it in
 * package.json, packs, commits and tags. It pushes nothing. `--notes 0.2.0` prints the changelog's notes on a version.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { notesOf, withVersion } from './changelog.ts';

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();

/** Carries a message for the person who makes the release. */
class Refusal extends Error {}

function refuse(message: string): never {
  throw new Refusal(message);
}

const numbersOf = (version: string) =>
  (/^(\d+)\.(\d+)\.(\d+)$/.exec(version) ?? refuse(`${version} is no version such as 0.2.0.`))
    .slice(1)
    .map(Number);

function isLater(version: string, before: string): boolean {
  const [numbers, others] = [numbersOf(version), numbersOf(before)];
  const at = numbers.findIndex((number, place) => number !== others[place]);
  return at >= 0 && (numbers[at] ?? 0) > (others[at] ?? 0);
}

const changed = ['CHANGELOG.md', 'package.json', 'package-lock.json'];

function release(version: string): string {
  const { version: before } = z
    .object({ version: z.string() })
    .parse(JSON.parse(readFileSync('package.json', 'utf8')));
  if (!isLater(version, before)) refuse(`${version} isn’t later than ${before}.`);
  if (git('status', '--porcelain') !== '')
    refuse('There are changes that aren’t committed. Commit or stash them first.');
  if (git('tag', '--list', `v${version}`) !== '') refuse(`The tag v${version} is there already.`);
  const changelog = readFileSync('CHANGELOG.md', 'utf8');
  if (notesOf(changelog, 'Unreleased') === '') refuse('Nothing is under Unreleased in CHANGELOG.md.');
  const today = new Date().toISOString().slice(0, 10);
  try {
    writeFileSync('CHANGELOG.md', withVersion(changelog, version, today));
    execFileSync('npm', ['version', '--no-git-tag-version', version], { stdio: 'ignore' });
    execFileSync('npm', ['pack'], { stdio: 'inherit' });
  } catch (error) {
    git('checkout', '--', ...changed);
    throw error;
  }
  git('add', '--', ...changed);
  git('commit', '--quiet', '--message', `Release ${version}`);
  git('tag', '--annotate', `v${version}`, '--message', `Waypost ${version}`);
  return `Released ${version}: waypost-${version}.tgz, and the tag v${version}. To publish: git push --follow-tags`;
}

const [first = '', second = ''] = process.argv.slice(2);
try {
  console.log(
    first === '--notes'
      ? notesOf(readFileSync('CHANGELOG.md', 'utf8'), second) ||
          refuse(`CHANGELOG.md has nothing of ${second}.`)
      : release(first),
  );
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
