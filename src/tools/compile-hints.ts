/**
 * Tells the browser which files to compile as a whole while they arrive, beside what it does meanwhile: of what a page
 * runs at its start, few functions are left over. Otherwise each is compiled when it is first called, and the page waits.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Chromium's: https://v8.dev/blog/explicit-compile-hints. To others it is a comment. */
const hint = '//# allFunctionsCalledOnLoad\n';

/** By their names in chunks.ts: what all pages start with, and the lists. */
const first = /^(?:vendor|frame|lists|[a-z]+-list|overview|OverviewPage)-[\w-]{8}\.js$/;

/** @param assets the built files' folder: the minifier drops comments, so that this comes after it */
export function hintCompiling(assets: string): void {
  const files = readdirSync(assets).filter((file) => first.test(file));
  if (files.length < 10) throw new Error('The files that pages start with have other names now.');
  for (const file of files)
    writeFileSync(join(assets, file), hint + readFileSync(join(assets, file), 'utf8'));
}
