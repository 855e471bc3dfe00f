import { Toast } from '@base-ui/react/toast';

export type ToastOptions = {
  tone?: 'good' | 'bad';
  /** One thing to do about it, such as "Undo". */
  action?: { label: string; onSelect: () => void };
};

export const toasts = Toast.createToastManager();

/** Says one past-tense phrase in passing: `toast('Link copied')`. What must not be missed belongs in a Notice. */
export const toast = (text: string, { tone = 'good', action }: ToastOptions = {}) => {
  const id = toasts.add({
    title: text,
    type: tone,
    timeout: action ? 10_000 : 4_000,
    priority: tone === 'bad' ? 'high' : 'low',
    actionProps: action && {
      children: action.label,
      onClick: () => {
        toasts.close(id);
        action.onSelect();
      },
    },
  });
};
