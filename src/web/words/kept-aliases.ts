import { inLanguage } from './in-language.ts';
import { plural } from './language.ts';

/** Who can reuse the aliases of deleted records. */
export const keptAliases = inLanguage('keptAliases', {
  kept: (count: number) =>
    plural(count, { one: 'Only you can reuse its alias.', other: 'Only you can reuse their aliases.' }),
  /** Aliases without visits are reserved for 30 days. */
  keptForAWhile: (count: number) =>
    plural(count, {
      one: 'Only you can reuse its alias for 30 days.',
      other: 'Only you can reuse their aliases for 30 days.',
    }),
  keptByVisits:
    'Only you can reuse their aliases. Aliases without visits are free for everyone after 30 days.',
});
