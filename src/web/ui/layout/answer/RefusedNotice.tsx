import { type ReactNode, useEffect, useRef } from 'react';
import { Notice } from '#web/ui/base/Notice.tsx';

interface RefusedNoticeProps {
  children: ReactNode;
}

/** Why a long form was not taken: its button may be far below, so this comes into sight and has the focus. */
export const RefusedNotice = ({ children }: RefusedNoticeProps) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'center' });
    place.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={place} tabIndex={-1}>
      <Notice tone="bad">{children}</Notice>
    </div>
  );
};
