import { readFileSync } from 'node:fs';
import path from 'node:path';
import { packageFolder } from '#server/paths.ts';
import { z } from 'zod';

const manifest = path.join(packageFolder, 'package.json');

export const { version } = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(manifest, 'utf8')));
