import { Notice } from '#web/ui/base/Notice.tsx';
import { accountLock as words } from '#web/words/account-lock.ts';

interface LockNoticeProps {
  /** Why the account is locked; undefined: it is not. */
  reason: string | undefined;
}

/** Tells the owner of a locked account why, and what it means. */
export const LockNotice = ({ reason }: LockNoticeProps) =>
  reason === undefined ? null : (
    <Notice tone="bad" title={words.title}>
      {words.text(reason)}
    </Notice>
  );
