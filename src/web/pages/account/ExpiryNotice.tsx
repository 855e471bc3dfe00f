import { useIsOwnService } from '#web/client/own-service.ts';
import { Notice } from '#web/ui/base/Notice.tsx';
import { account as words } from '#web/words/account.ts';
import type { Expiry } from './expiry.ts';

interface ExpiryNoticeProps {
  expiry: Expiry;
}

/** When the plan's end needs to be seen to, and what comes with it. */
export const ExpiryNotice = ({ expiry: { state, exactly } }: ExpiryNoticeProps) => {
  const isOwn = useIsOwnService();
  if (exactly === undefined || (state !== 'soon' && state !== 'over')) return null;
  const isOver = state === 'over';
  return (
    <Notice tone="warn" title={isOver ? words.expiredTitle : words.expiresSoonTitle}>
      {(!isOwn ? words.expiryElsewhere : isOver ? words.expired : words.expiresSoon)(exactly)}
    </Notice>
  );
};
