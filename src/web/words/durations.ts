import { inLanguage } from './in-language.ts';
import { plural } from './language.ts';

/** Durations, as short as possible. */
export const durations = inLanguage('durations', {
  minutes: (count: number) => plural(count, { other: '≈ # min' }),
});
