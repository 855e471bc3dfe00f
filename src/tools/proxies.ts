/**
 * Finds the proxies that docs/deploy has examples for: those of the machine, or Debian's packages, unpacked without
 * installing them.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root } from './installed-bin.ts';

export type ProxyName = 'caddy' | 'nginx';
const names: readonly ProxyName[] = ['caddy', 'nginx'];
const versionOf = { caddy: 'version', nginx: '-v' };

const unpacked = path.join(root, 'node_modules/.cache/waypost-proxies');
const inPackages = {
  caddy: path.join(unpacked, 'usr/bin/caddy'),
  nginx: path.join(unpacked, 'usr/sbin/nginx'),
};

/** A file isn't enough, since an unpacked program may lack its libraries. */
const starts = (program: string, name: ProxyName) =>
  spawnSync(program, [versionOf[name]], { stdio: 'ignore' }).status === 0;

/** Returns the program of a proxy, or undefined if there is none. */
export const findProxy = (name: ProxyName) =>
  [name, inPackages[name]].find((program) => starts(program, name));

/**
 * Takes some ten seconds, and needs no special rights and none of the system's package lists. Nothing is installed, so
 * no proxy takes port 80.
 */
export function fetchProxies(): void {
  const missing = names.filter((name) => findProxy(name) === undefined);
  if (missing.length === 0 || !existsSync('/usr/bin/apt-get')) return;
  const lists = path.join(unpacked, 'lists');
  rmSync(unpacked, { recursive: true, force: true });
  mkdirSync(path.join(lists, 'partial'), { recursive: true });
  const settings = { 'Dir::State::lists': lists, 'Dir::Cache': unpacked, 'APT::Sandbox::User': '' };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-o', `${name}=${value}`]);
  const run = (program: string, ...args: string[]) =>
    spawnSync(program, args, { cwd: unpacked, stdio: 'inherit', timeout: 120_000 }).status === 0;
  if (
    run('apt-get', '-qq', ...options, 'update') &&
    run('apt-get', '-qq', ...options, 'download', ...missing)
  )
    for (const file of readdirSync(unpacked).filter((name) => name.endsWith('.deb')))
      run('dpkg-deb', '--extract', file, unpacked);
  rmSync(lists, { recursive: true, force: true });
}
