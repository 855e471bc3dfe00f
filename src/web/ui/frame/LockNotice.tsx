import { Notice } from '#web/ui/base/Notice.tsx';
import { Sentence } from '#web/ui/base/Sentence.tsx';
import { accountLock as words } from '#web/words/account-lock.ts';
import { MailLink } from './MailLink.tsx';

interface LockNoticeProps {
  /** Why the account is locked; undefined: it is not. */
  reason: string | undefined;
  /** The e-mail address of those who can unlock it, where it is known. */
  support: string | undefined;
  /** The account’s username, where somebody else looks at it. */
  of?: string | undefined;
}

/** Tells the owner of a locked account, or who looks at it, why and what it means. */
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
