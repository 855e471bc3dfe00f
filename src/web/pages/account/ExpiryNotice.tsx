import { useCredentials } from '#web/client/credentials.ts';
import { useIsOwnService } from '#web/client/own-service.ts';
import { Notice } from '#web/ui/base/Notice.tsx';
import { Sentence } from '#web/ui/base/Sentence.tsx';
import { MailLink } from '#web/ui/frame/MailLink.tsx';
import { account as words } from '#web/words/account.ts';
import type { Expiry } from './expiry.ts';

interface ExpiryNoticeProps {
  expiry: Expiry;
  /** E-mail address of support staff who can renew the plan. Undefined if unknown. */
  support: string | undefined;
}

/** Says what happens when the plan expires, and who can renew it. Renders nothing while no action is needed. */
export const ExpiryNotice = ({ expiry: { state, exactly }, support }: ExpiryNoticeProps) => {
  const isOwn = useIsOwnService();
  // Only the owner of another account can renew its plan.
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
