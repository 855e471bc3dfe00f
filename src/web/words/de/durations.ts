import type { durations as english } from '#web/words/durations.ts';
import { plural } from '#web/words/language.ts';

export const durations: typeof english = {
  minutes: (count) => plural(count, { other: '≈ # Min.' }),
};
