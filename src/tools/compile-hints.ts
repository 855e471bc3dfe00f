/**
 * Marks the files that browsers should compile as a whole while they arrive, in parallel to other work, since a page
 * calls nearly all of their functions at its start. Otherwise each function is compiled when it's first called, and the
 * page waits.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A hint for Chromium: https://v8.dev/blog/explicit-compile-hints. To other browsers it's a comment. */
const hint = '//# allFunctionsCalledOnLoad\n';

/** The files that all pages start with, and those of the lists, by their names in chunks.ts. */
const first = /^(?:vendor|frame|lists|[a-z]+-list|overview|OverviewPage)-[\w-]{8}\.js$/;

/**
 * Adds the hint to built files. It runs after the minifier, which drops comments.
 * @param assets the folder of the built files
 */
export function hintCompiling(assets: string): void {
  const files = readdirSync(assets).filter((file) => first.test(file));
  if (files.length < 10) throw new Error('The files that pages start with have other names now.');
  for (const file of files)
    writeFileSync(join(assets, file), hint + readFileSync(join(assets, file), 'utf8'));
}
