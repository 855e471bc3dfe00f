import { inLanguage } from './in-language.ts';
import { plural } from './language.ts';

/** How long something takes, as short as it can be. */
export const durations = inLanguage('durations', {
  minutes: (count: number) => plural(count, { other: '≈ # min' }),
});
