import path from 'node:path';
import { restore as restoreBackup } from '#server/store/backup/restore.ts';
import { inSentence } from './file-trouble.ts';
import { fileCommand } from './command.ts';
import { held } from './held.ts';

export const restore = fileCommand({
  name: 'restore',
  summary: 'Replace the data with a backup; stop the service first',
  options: {},
  async run(_values, file, place) {
    const { made, rows, kept } = await inSentence(file, () => restoreBackup(place, file));
    const before = kept === undefined ? '' : `\nThe previous data is in ${kept}.`;
    return {
      json: { made, rows, kept: kept === undefined ? null : path.resolve(kept) },
      text: `Restored the backup of ${made}: ${held(rows)}.${before}`,
    };
  },
});
