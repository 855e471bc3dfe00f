import { type ReactNode, useEffect, useRef } from 'react';
import type { AnswerFault } from '#web/lib/answer-fault.ts';
import { Notice } from '#web/ui/base/Notice.tsx';
import { AnswerDetails } from './AnswerDetails.tsx';

interface RefusedNoticeProps {
  /** What the server sent, where that can't be understood. */
  fault: AnswerFault | undefined;
  children: ReactNode;
}

/** Why a long form was not taken: its button may be far below, so this comes into sight and has the focus. */
export const RefusedNotice = ({ fault, children }: RefusedNoticeProps) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'center' });
    place.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={place} tabIndex={-1}>
      <Notice tone="bad">
        {children}
        <AnswerDetails fault={fault} />
      </Notice>
    </div>
  );
};
