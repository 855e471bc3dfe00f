import type { ReactNode } from 'react';
import type { AnswerFault } from '#web/lib/answer-fault.ts';
import { Notice } from '#web/ui/base/Notice.tsx';
import { AnswerDetails } from './AnswerDetails.tsx';
import { InSight } from './InSight.tsx';

interface RefusedNoticeProps {
  /** Details of the response, if it can't be parsed. */
  fault: AnswerFault | undefined;
  children: ReactNode;
}

/** Explains why a long form was rejected. */
export const RefusedNotice = ({ fault, children }: RefusedNoticeProps) => (
  <InSight>
    <Notice tone="bad">
      {children}
      <AnswerDetails fault={fault} />
    </Notice>
  </InSight>
);
