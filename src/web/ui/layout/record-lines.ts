import type { ReactNode } from 'react';

/** One record in a RecordList. */
export type RecordLine = {
  key: number;
  /** A path of this app: where the whole line leads. */
  to: string;
  onOpen?: () => void;
  picture?: ReactNode;
  first: ReactNode;
  second?: ReactNode;
  /** What one compares by: a count or a time. */
  end: ReactNode;
  /** What C and the button on hover copy. */
  copy?: { text: string; label: string; done: string };
};
