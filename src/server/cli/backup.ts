import path from 'node:path';
import { backUp } from '#server/store/backup/backup.ts';
import { explainFileErrors } from './file-errors.ts';
import { fileCommand } from './command.ts';
import { flag } from './option.ts';
import { recordCounts } from './record-counts.ts';

export const backup = fileCommand({
  name: 'backup',
  summary: 'Back up the database and the journal of visits to a file, even while the service runs',
  options: { overwrite: flag('Replace FILE if it exists') },
  async run({ overwrite }, file, place) {
    const { made, rows, bytes } = await explainFileErrors(file, () => backUp(place, file, overwrite));
    return {
      json: { file: path.resolve(file), made, bytes, rows },
      text: `Saved and verified ${file}: ${recordCounts(rows)}. Keep it safe, since it contains all of the service’s data.`,
    };
  },
});
