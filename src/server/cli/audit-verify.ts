import { z } from 'zod';
import { verify } from '#server/store/trail.ts';
import { BadInput, command } from './command.ts';
import { optional } from './option.ts';

const Noted = z.string().regex(/^[0-9a-f]{64}$/, 'Enter the 64 characters that an earlier check printed.');

export const auditVerify = command({
  name: 'audit verify',
  summary: 'Verify that the audit trail of support staff is unchanged',
  options: {
    noted: optional(
      'HASH',
      Noted,
      'The end that an earlier check printed: also finds rows that are missing at the end',
    ),
  },
  async run({ noted }, { db }) {
    const { rows, head, broken, hasNoted } = await verify(db, noted);
    if (broken) {
      const why =
        broken.why === 'changed' ? 'is not as it was written' : 'is not behind the row it was written behind';
      throw new BadInput(
        `The trail is broken: row ${broken.id} ${why}. The ${rows} rows before it are intact.`,
      );
    }
    if (!hasNoted) {
      throw new BadInput(
        `The trail is broken: its ${rows} rows are intact, but the given end is not among them.`,
      );
    }
    const text =
      rows === 0
        ? 'The trail is empty.'
        : `The trail is intact: ${rows} rows.\nIts end, to keep elsewhere: ${head}`;
    return { json: { rows, head }, text };
  },
});
