import { useCredentials } from '#web/client/credentials.ts';
import { useIsOwnService } from '#web/client/own-service.ts';
import { Notice } from '#web/ui/base/Notice.tsx';
import { Sentence } from '#web/ui/base/Sentence.tsx';
import { MailLink } from '#web/ui/frame/MailLink.tsx';
import { account as words } from '#web/words/account.ts';
import type { Expiry } from './expiry.ts';

interface ExpiryNoticeProps {
  expiry: Expiry;
  /** The e-mail address of those who can renew it, where it is known. */
  support: string | undefined;
}

/** When the plan's end needs to be seen to, what comes with it, and who can renew it. */
export const ExpiryNotice = ({ expiry: { state, exactly }, support }: ExpiryNoticeProps) => {
  const isOwn = useIsOwnService();
  // The plan of another account is its owner’s to renew.
  const isInspecting = useCredentials()?.visit?.kind === 'inspection';
  if (exactly === undefined || (state !== 'soon' && state !== 'over')) return null;
  const isOver = state === 'over';
  return (
    <Notice tone="warn" title={isOver ? words.expiredTitle : words.expiresSoonTitle}>
      {(!isOwn ? words.expiryElsewhere : isOver ? words.expired : words.expiresSoon)(exactly)}
      {!isOwn || isInspecting ? null : ' '}
      {!isOwn || isInspecting ? null : support === undefined ? (
        words.renew
      ) : (
        <Sentence of={words.renewWith} parts={{ support: <MailLink to={support} /> }} />
      )}
    </Notice>
  );
};
