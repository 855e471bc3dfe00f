import { toast } from '#web/ui/base/toast.ts';
import { charts as words } from '#web/words/charts.ts';
import type * as Saving from './save-figures.ts';

/** Loads the code for saving figures on first use, and shows a toast on failure. */
export async function saveOnDemand(save: (saving: typeof Saving) => void | Promise<void>): Promise<void> {
  try {
    await save(await import('./save-figures.ts'));
  } catch {
    toast(words.notSaved, { tone: 'bad' });
  }
}
