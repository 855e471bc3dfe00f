import { Toast } from '@base-ui/react/toast';
import { ToastList } from './ToastList.tsx';
import css from './Toaster.module.css';
import { toasts } from './toast.ts';

/** Where toasts appear: once, at the root of the app. */
export const Toaster = () => (
  <Toast.Provider toastManager={toasts} limit={3}>
    <Toast.Portal>
      <Toast.Viewport className={css.viewport}>
        <ToastList />
      </Toast.Viewport>
    </Toast.Portal>
  </Toast.Provider>
);
