import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const Manifest = z.object({ bin: z.union([z.string(), z.record(z.string(), z.string())]) });

/** The project's root: npm starts every script there. */
export const root = process.cwd();

/**
 * A tool's script, to be run by this very Node. node_modules/.bin would leave it to PATH, where a script started
 * without npm finds the machine's older Node.
 */
export function binOf(name: string, command = name.replace(/.*\//, '')): string {
  const folder = join(root, 'node_modules', name);
  const { bin } = Manifest.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
  const script = typeof bin === 'string' ? bin : bin[command];
  if (script === undefined) throw new Error(`${name} has no command ${command}.`);
  return join(folder, script);
}
