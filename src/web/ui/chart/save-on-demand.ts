import { toast } from '#web/ui/base/toast.ts';
import { charts as words } from '#web/words/charts.ts';
import type * as Saving from './save-figures.ts';

/** Saves figures with what comes for it once somebody asks. */
export async function saveOnDemand(save: (saving: typeof Saving) => void | Promise<void>): Promise<void> {
  try {
    await save(await import('./save-figures.ts'));
  } catch {
    toast(words.notSaved, { tone: 'bad' });
  }
}
