/**
 * Locates files beside the code. The build keeps this file's depth: `src/server` becomes `build/server`, where one file
 * holds many modules.
 */
import path from 'node:path';

/** The folder of `package.json` and `dist`. */
export const packageFolder = path.resolve(import.meta.dirname, '../..');

/**
 * Returns the path of a script that runs in a thread or process of its own. It isn't a URL, since a test runner's URL of
 * this module isn't that of a file.
 * @param name without its ending, relative to this folder, such as `traffic/pictures/png-worker`
 */
export const workerPath = (name: string): string =>
  path.join(import.meta.dirname, name + path.extname(import.meta.filename));
