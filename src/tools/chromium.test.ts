import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findChromium } from './chromium.ts';

let folder = '';

function program(name: string, exit: number) {
  const path = join(folder, name);
  writeFileSync(path, `#!/bin/sh\nexit ${exit}\n`);
  chmodSync(path, 0o755);
  return path;
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'waypost-chromium-'));
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

test('a program on PATH is found, and a broken one is skipped', () => {
  program('chromium', 1);
  const chrome = program('google-chrome', 0);
  expect(findChromium({ PATH: ['/nowhere', folder].join(delimiter) })).toBe(chrome);
});

test('CHROMIUM_PATH takes precedence over PATH', () => {
  program('chromium', 0);
  const mine = program('mine', 0);
  expect(findChromium({ CHROMIUM_PATH: mine, PATH: folder })).toBe(mine);
});

test('a CHROMIUM_PATH without a program is an error', () => {
  program('chromium', 0);
  expect(() => findChromium({ CHROMIUM_PATH: join(folder, 'none'), PATH: folder })).toThrow(
    /CHROMIUM_PATH is .*none/,
  );
});
