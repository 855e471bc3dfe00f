import { inLanguage } from './in-language.ts';
import { plural } from './language.ts';

/** Work on many records, one after another. */
export const work = inLanguage('work', {
  leave: 'Leave',
  resume: (count: number) => plural(count, { one: 'Continue with # item', other: 'Continue with # items' }),
  tryMany: (count: number) => plural(count, { one: 'Try again', other: 'Try # again' }),
  waiting: (time: string) => `waiting ${time}`,
  result: (done: string, total: string, did: string) => `${done} of ${total} ${did}`,
  failed: (count: number) => plural(count, { other: '# failed.' }),
  skipped: (count: number) => plural(count, { other: '# skipped because you stopped.' }),
  failures: 'Failed items',
});
