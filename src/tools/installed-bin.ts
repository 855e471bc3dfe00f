import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const Manifest = z.object({ bin: z.union([z.string(), z.record(z.string(), z.string())]) });

/** The project's root, where npm starts every script. */
export const root = process.cwd();

/**
 * Returns the path of a tool's script, to run with this same Node. node_modules/.bin would take Node from PATH, where a
 * script started without npm finds the machine's older Node.
 */
export function binOf(name: string, command = name.replace(/.*\//, '')): string {
  const folder = join(root, 'node_modules', name);
  const { bin } = Manifest.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
  const script = typeof bin === 'string' ? bin : bin[command];
  if (script === undefined) throw new Error(`${name} has no command ${command}.`);
  return join(folder, script);
}
