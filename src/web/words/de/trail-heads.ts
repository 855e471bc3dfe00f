import type { trailHeads as english } from '#web/words/trail-heads.ts';

export const trailHeads: typeof english = {
  action: 'Aktion',
  staff: 'Wer',
  time: 'Zeit',
};
