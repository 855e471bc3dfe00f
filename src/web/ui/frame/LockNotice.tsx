import { Notice } from '#web/ui/base/Notice.tsx';
import { Sentence } from '#web/ui/base/Sentence.tsx';
import { accountLock as words } from '#web/words/account-lock.ts';
import { MailLink } from './MailLink.tsx';

interface LockNoticeProps {
  /** Why the account is locked. Undefined if it isn't. */
  reason: string | undefined;
  /** E-mail address of the support staff who can unlock it. Undefined if unknown. */
  support: string | undefined;
  /** The account’s username, if support staff are viewing it. */
  of?: string | undefined;
}

/** Explains to the owner of a locked account, or to support staff viewing it, why it is locked and what that means. */
export const LockNotice = ({ reason, support, of }: LockNoticeProps) => {
  if (reason === undefined) return null;
  if (of !== undefined)
    return (
      <Notice tone="bad" title={words.titleOf(of)}>
        {words.textOf(reason)}
      </Notice>
    );
  return (
    <Notice tone="bad" title={words.title}>
      {words.text(reason)}{' '}
      {support === undefined ? (
        words.contactSupport
      ) : (
        <Sentence of={words.contact} parts={{ support: <MailLink to={support} /> }} />
      )}
    </Notice>
  );
};
