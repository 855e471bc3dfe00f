import path from 'node:path';
import { restore as restoreBackup } from '#server/store/backup/restore.ts';
import { inSentence } from './file-trouble.ts';
import { fileCommand } from './command.ts';
import { held } from './held.ts';

export const restore = fileCommand({
  name: 'restore',
  summary: 'Put a backup in the place of the data; the service must be stopped',
  options: {},
  async run(_values, file, place) {
    const { made, rows, kept } = await inSentence(file, () => restoreBackup(place, file));
    const before = kept === undefined ? '' : `\nWhat was there before is in ${kept}.`;
    return {
      json: { made, rows, kept: kept === undefined ? null : path.resolve(kept) },
      text: `The data is that of ${made}: ${held(rows)}.${before}`,
    };
  },
});
