import { existsSync } from 'node:fs';
import path from 'node:path';
import { restore as restoreBackup } from '#server/store/backup/restore.ts';
import { inSentence } from './file-trouble.ts';
import { fileCommand } from './command.ts';
import { held } from './held.ts';

export const restore = fileCommand({
  name: 'restore',
  summary: 'Replace the data with a backup; a running service goes on with it',
  options: {},
  async run(_values, file, place) {
    const { made, rows, kept, lagging } = await inSentence(file, () => restoreBackup(place, file));
    const isFolder = kept !== undefined && existsSync(kept);
    const where = isFolder ? path.resolve(kept) : (kept ?? null);
    const before =
      kept === undefined ? '' : `\nThe previous data is in ${isFolder ? kept : `the schema ${kept}`}.`;
    const left = lagging === 0 ? '' : `\nA service still uses the previous data. Restart it.`;
    return {
      json: { made, rows, kept: where, lagging },
      text: `Restored the backup of ${made}: ${held(rows)}.${before}${left}`,
    };
  },
});
