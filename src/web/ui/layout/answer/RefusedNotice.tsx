import type { ReactNode } from 'react';
import type { AnswerFault } from '#web/lib/answer-fault.ts';
import { Notice } from '#web/ui/base/Notice.tsx';
import { AnswerDetails } from './AnswerDetails.tsx';
import { InSight } from './InSight.tsx';

interface RefusedNoticeProps {
  /** What the server sent, where that can't be understood. */
  fault: AnswerFault | undefined;
  children: ReactNode;
}

/** Why a long form was not taken. */
export const RefusedNotice = ({ fault, children }: RefusedNoticeProps) => (
  <InSight>
    <Notice tone="bad">
      {children}
      <AnswerDetails fault={fault} />
    </Notice>
  </InSight>
);
