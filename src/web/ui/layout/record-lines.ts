import type { ReactNode } from 'react';

export type RecordLine = {
  key: number;
  /** Path within this app that the whole line links to. */
  to: string;
  onOpen?: () => void;
  picture?: ReactNode;
  first: ReactNode;
  second?: ReactNode;
  /** The value that users compare, such as a count or a time. */
  end: ReactNode;
  /** Text that the C key and the button on hover copy. */
  copy?: { text: string; label: string; done: string };
};
