import { Toast } from '@base-ui/react/toast';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import css from './Toaster.module.css';

export const ToastList = () => {
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
        <Toast.Close className={css.close} aria-label="Dismiss">
          <X />
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ));
};
