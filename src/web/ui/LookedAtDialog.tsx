import type { ComponentProps, ReactNode } from 'react';
import type { Reading } from '#web/lib/reading.ts';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { FailedRead } from './FailedRead.tsx';
import { LookedAt } from './LookedAt.tsx';

type LookedAtDialogProps = ComponentProps<typeof LookedAt> & {
  open: boolean;
  onClose: () => void;
  title: string;
  text: ReactNode;
  reading: Reading;
};

/** What was asked for during one inspection. */
export const LookedAtDialog = ({ open, onClose, title, text, reading, entries }: LookedAtDialogProps) => (
  <Dialog
    open={open}
    onClose={onClose}
    size="large"
    title={title}
    text={<bdi>{text}</bdi>}
    foot={<Button onClick={onClose}>Done</Button>}
  >
    {reading.error ? <FailedRead what="inspection" reading={reading} /> : <LookedAt entries={entries} />}
  </Dialog>
);
