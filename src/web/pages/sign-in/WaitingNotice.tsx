import { useLate } from '#web/browser/late.ts';
import { Notice } from '#web/ui/base/Notice.tsx';
import { signIn as words } from '#web/words/sign-in.ts';

export const StillWaiting = () => (
  <div role="status">
    <Notice>{words.waiting}</Notice>
  </div>
);

export const WaitingNotice = ({ waiting }: { waiting: boolean }) =>
  useLate(waiting) ? <StillWaiting /> : null;
