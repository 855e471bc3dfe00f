import { Toast } from '@base-ui/react/toast';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useEffect } from 'react';
import { base as words } from '#web/words/base.ts';
import { toastsToShow, type ToastToShow } from './toast.ts';
import css from './Toaster.module.css';

const manager = Toast.createToastManager();

const show = ({ text, tone = 'good', action }: ToastToShow) => {
  const id = manager.add({
    title: text,
    type: tone,
    timeout: action ? 10_000 : 4_000,
    priority: tone === 'bad' ? 'high' : 'low',
    actionProps: action && {
      children: action.label,
      onClick: () => {
        manager.close(id);
        action.onSelect();
      },
    },
  });
};

export const ToastList = () => {
  const waiting = toastsToShow.use();
  useEffect(() => {
    const next = toastsToShow.get();
    if (next.length > 0) toastsToShow.set([]);
    for (const each of next) show(each);
  }, [waiting]);
  return (
    <Toast.Provider toastManager={manager} limit={3}>
      <Toast.Portal>
        <Toast.Viewport className={css.viewport} aria-label={words.notifications}>
          <Lines />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
};

const Lines = () => {
  const { toasts } = Toast.useToastManager();
  return toasts.map((each) => (
    <Toast.Root
      key={each.id}
      toast={each}
      data-toast=""
      className={css.toast}
      swipeDirection={['down', 'right']}
    >
      <Toast.Content className={css.content}>
        {each.type === 'bad' ? (
          <CircleAlert className={css.bad} aria-hidden="true" />
        ) : (
          <CircleCheck className={css.good} aria-hidden="true" />
        )}
        <Toast.Title className={css.title} render={<p />} />
        {each.actionProps ? <Toast.Action className={css.action} /> : null}
        {/* Base UI hides the button in a stack of toasts. These are listed one below the other. */}
        <Toast.Close className={css.close} aria-label={words.dismiss} aria-hidden={false}>
          <X />
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ));
};
