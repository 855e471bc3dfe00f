import { Notice } from '#web/ui/base/Notice.tsx';
import { accountLock as words } from '#web/words/account-lock.ts';

interface LockNoticeProps {
  /** Why the account is locked; undefined: it is not. */
  reason: string | undefined;
  /** The account’s username, where somebody else looks at it. */
  of?: string | undefined;
}

/** Tells the owner of a locked account, or who looks at it, why and what it means. */
export const LockNotice = ({ reason, of }: LockNoticeProps) =>
  reason === undefined ? null : (
    <Notice tone="bad" title={of === undefined ? words.title : words.titleOf(of)}>
      {of === undefined ? words.text(reason) : words.textOf(reason)}
    </Notice>
  );
