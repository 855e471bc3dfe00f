import type { ReactNode } from 'react';
import type { ResponseFault } from '#web/lib/response-fault.ts';
import { Notice } from '#web/ui/base/Notice.tsx';
import { ResponseDetails } from './ResponseDetails.tsx';
import { FocusedMessage } from './FocusedMessage.tsx';

interface RefusedNoticeProps {
  /** Details of the response, if it can't be parsed. */
  fault: ResponseFault | undefined;
  children: ReactNode;
}

/** Explains why a long form was rejected. */
export const RefusedNotice = ({ fault, children }: RefusedNoticeProps) => (
  <FocusedMessage>
    <Notice tone="bad">
      {children}
      <ResponseDetails fault={fault} />
    </Notice>
  </FocusedMessage>
);
