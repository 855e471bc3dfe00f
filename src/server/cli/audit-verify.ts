import { z } from 'zod';
import { verify } from '#server/store/trail.ts';
import { BadInput, command } from './command.ts';
import { optional } from './option.ts';

const Noted = z
  .string()
  .regex(/^[0-9a-f]{64}$/, 'Please give the 64 characters that an earlier check ended with.');

export const auditVerify = command({
  name: 'audit verify',
  summary: 'Check that nothing in the trail of support staff was changed, moved or taken out',
  options: {
    noted: optional(
      'HASH',
      Noted,
      'What an earlier check ended with and was noted elsewhere: tells also whether rows were cut off the end',
    ),
  },
  async run({ noted }, { db }) {
    const { rows, head, broken, hasNoted } = await verify(db, noted);
    if (broken) {
      const why =
        broken.why === 'changed' ? 'is not as it was written' : 'is not behind the row it was written behind';
      throw new BadInput(
        `The trail is broken: row ${broken.id} ${why}. The ${rows} rows before it are whole.`,
      );
    }
    if (!hasNoted) {
      throw new BadInput(
        `The trail is broken: its ${rows} rows are whole, but the noted one is not among them.`,
      );
    }
    const text =
      rows === 0
        ? 'The trail is empty.'
        : `The trail is whole: ${rows} rows.\nIts end, to be noted elsewhere: ${head}`;
    return { json: { rows, head }, text };
  },
});
