import path from 'node:path';
import { restore as restoreBackup } from '#server/store/backup/restore.ts';
import { explainFileErrors } from './file-errors.ts';
import { fileCommand } from './command.ts';
import { recordCounts } from './record-counts.ts';

export const restore = fileCommand({
  name: 'restore',
  summary: 'Replace the data with a backup; a running service goes on with it',
  options: {},
  async run(_values, file, place) {
    const { made, rows, kept, schema, lagging } = await explainFileErrors(file, () =>
      restoreBackup(place, file),
    );
    const before = [kept, schema && `the schema ${schema}`].find(Boolean);
    const lines = [
      `Restored the backup of ${made}: ${recordCounts(rows)}.`,
      before && `The previous data is in ${before}.`,
      lagging > 0 && 'A service still uses the previous data. Restart it.',
    ];
    return {
      json: {
        made,
        rows,
        kept: kept === undefined ? null : path.resolve(kept),
        schema: schema ?? null,
        lagging,
      },
      text: lines.filter(Boolean).join('\n'),
    };
  },
});
