import { useLate } from '#web/browser/late.ts';
import { Notice } from '#web/ui/base/Notice.tsx';
import { signIn as words } from '#web/words/sign-in.ts';

/** For a server that takes its time. */
export const WaitingNotice = ({ waiting }: { waiting: boolean }) =>
  useLate(waiting) ? (
    <div role="status">
      <Notice>{words.waiting}</Notice>
    </div>
  ) : null;
