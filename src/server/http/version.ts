import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const manifest = path.resolve(import.meta.dirname, '../../../package.json');

export const { version } = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(manifest, 'utf8')));
