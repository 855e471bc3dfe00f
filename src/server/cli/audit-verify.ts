import { z } from 'zod';
import { verify } from '#server/store/trail.ts';
import { InvalidInput, command } from './command.ts';
import { optional } from './option.ts';

const Noted = z.string().regex(/^[0-9a-f]{64}$/, 'Enter the 64 characters that an earlier check printed.');

export const auditVerify = command({
  name: 'audit verify',
  summary: 'Verify that the audit log of support staff is unchanged',
  options: {
    noted: optional(
      'HASH',
      Noted,
      'Hash that an earlier check printed, to also find rows missing at the end',
    ),
  },
  async run({ noted }, { db }) {
    const { rows, head, broken, hasNoted } = await verify(db, noted);
    if (broken) {
      const why = broken.why === 'changed' ? 'was changed' : 'doesn’t follow the row it was written after';
      throw new InvalidInput(
        `The audit log is broken: row ${broken.id} ${why}. Rows before it are intact: ${rows}.`,
      );
    }
    if (!hasNoted) {
      throw new InvalidInput(`The audit log is broken: no row has the given hash. Intact rows: ${rows}.`);
    }
    const text =
      rows === 0
        ? 'The audit log is empty.'
        : `The audit log is intact. Rows: ${rows}.\nHash to keep elsewhere: ${head}`;
    return { json: { rows, head }, text };
  },
});
