import type { durations as english } from '#web/words/durations.ts';
import { plural } from '#web/words/language.ts';

export const durations: typeof english = {
  underMinute: '< 1 Min.',
  minutes: (count) => plural(count, { other: '≈ # Min.' }),
};
