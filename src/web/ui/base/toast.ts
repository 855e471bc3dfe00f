import { createStore } from '#web/browser/store.ts';

export type ToastOptions = {
  tone?: 'good' | 'bad';
  /** One follow-up action, such as "Undo". */
  action?: { label: string; onSelect: () => void };
};

export type ToastToShow = ToastOptions & { text: string };

/** Toasts waiting to be shown. The component that shows them loads once the page is idle, or with the first toast. */
export const toastsToShow = createStore<readonly ToastToShow[]>([]);

/**
 * Shows a short past-tense phrase, such as `toast('Link copied')`. Use a `Notice` for messages that users must not
 * miss.
 */
export const toast = (text: string, options: ToastOptions = {}) =>
  toastsToShow.set([...toastsToShow.get(), { text, ...options }]);
