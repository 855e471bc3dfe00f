import { createStore } from '#web/browser/store.ts';

export type ToastOptions = {
  tone?: 'good' | 'bad';
  /** One thing to do about it, such as "Undo". */
  action?: { label: string; onSelect: () => void };
};

export type ToastToShow = ToastOptions & { text: string };

/** What waits to be shown: the part that shows it comes when the page is done with its own, or with the first toast. */
export const toastsToShow = createStore<readonly ToastToShow[]>([]);

/** Says one past-tense phrase in passing: `toast('Link copied')`. What must not be missed belongs in a Notice. */
export const toast = (text: string, options: ToastOptions = {}) =>
  toastsToShow.set([...toastsToShow.get(), { text, ...options }]);
