/** Finds a Chromium for the journeys, or installs one. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';
import { binOf } from './installed-bin.ts';

const minute = 60_000;
/** The headless shell comes first, since journeys take an eighth less processor time in it. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

const howToHaveOne = [
  'No Chromium was found and none could be installed. Do one of these:',
  '  install your system’s chromium or google-chrome, so that it is on PATH;',
  '  or run `npx playwright install --with-deps chromium`;',
  '  or set CHROMIUM_PATH to the program.',
].join('\n');

const isRoot = process.getuid?.() === 0;

/**
 * Only the last switch of this name counts, so this repeats Playwright's own features. It adds the parts of the address
 * bar that are web pages themselves. Each window would load some 170 files for them, though nobody sees them.
 */
const disabledFeatures = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxPopup',
];

/**
 * Keeps the browser from using the network on its own. Without these arguments, Debian's build does so when run as
 * root, or doesn't start.
 */
export const chromiumArgs = [
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${disabledFeatures.join(',')}`,
];

function isProgram(path: string) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Checks that a program runs, since a file isn't enough. Some systems put a stub on PATH, and a downloaded program may
 * lack its libraries.
 */
const starts = (path: string) =>
  isProgram(path) && spawnSync(path, ['--version'], { stdio: 'ignore', timeout: minute }).status === 0;

function playwrightsOwn(): string[] {
  try {
    return [chromium.executablePath()];
  } catch {
    // Playwright has no browser for this system.
    return [];
  }
}

/**
 * Returns the path of a Chromium, if there is one. Throws if CHROMIUM_PATH doesn't name a program, since a fallback
 * would test another browser than requested.
 */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const { CHROMIUM_PATH: asked, PATH = '' } = env;
  if (asked) {
    if (!isProgram(asked)) throw new Error(`CHROMIUM_PATH is ${asked}, which is no program.`);
    return asked;
  }
  const folders = PATH.split(delimiter).filter(Boolean);
  const installed = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...installed, ...playwrightsOwn()].find(starts);
}

function run(program: string, args: readonly string[], timeout: number, env: NodeJS.ProcessEnv = {}) {
  console.log(`$ ${[program, ...args].join(' ')}`);
  return (
    spawnSync(program, args, { stdio: 'inherit', timeout, env: { ...process.env, ...env } }).status === 0
  );
}

const works = (program: string, ...args: string[]) =>
  spawnSync(program, args, { stdio: 'ignore' }).status === 0;

function installPlaywrights() {
  // Where downloads are blocked, Playwright's own timeout would cost minutes.
  const env = { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' };
  return run(process.execPath, [binOf('playwright'), 'install', 'chromium'], 3 * minute, env);
}

function installDebians() {
  if (!works('apt-get', '--version')) return false;
  const asRoot = isRoot ? [] : ['sudo', '-n'];
  if (!isRoot && !works('sudo', '-n', 'true')) return false;
  const apt = (...args: string[]) => {
    const [program = '', ...rest] = [...asRoot, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...args];
    return run(program, rest, 5 * minute);
  };
  const install = (browser: string) =>
    apt('install', '-y', '--no-install-recommends', browser, 'fonts-liberation');
  // Older systems only have the whole browser.
  return apt('update') && (install('chromium-headless-shell') || install('chromium'));
}

/**
 * Returns the path of a Chromium, and installs one if needed, which may take minutes. Throws with instructions if that
 * fails.
 */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) return found;
  for (const install of [installPlaywrights, installDebians]) {
    install();
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Error(howToHaveOne);
}
