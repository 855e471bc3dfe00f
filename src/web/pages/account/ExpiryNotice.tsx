import { useIsOwnService } from '#web/client/own-service.ts';
import { Notice } from '#web/ui/base/Notice.tsx';
import type { Expiry } from './expiry.ts';

interface ExpiryNoticeProps {
  expiry: Expiry;
}

/** When the plan's end needs to be seen to, and what comes with it. */
export const ExpiryNotice = ({ expiry: { state, exactly } }: ExpiryNoticeProps) => {
  const isOwn = useIsOwnService();
  if (state !== 'soon' && state !== 'over') return null;
  const isOver = state === 'over';
  return (
    <Notice tone="warn" title={isOver ? 'The plan has expired' : 'The plan expires soon'}>
      {exactly}.{' '}
      {isOwn
        ? `${isOver ? 'Links and printed codes go on working' : 'After that, links and printed codes go on working'}, and everything can still be read; nothing can be changed.`
        : 'What stops working then is up to the server.'}
    </Notice>
  );
};
