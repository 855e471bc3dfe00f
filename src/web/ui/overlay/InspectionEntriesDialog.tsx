import type { ComponentProps, ReactNode } from 'react';
import type { ListStatus } from '#web/lib/list-status.ts';
import { dialogs as words } from '#web/words/dialogs.ts';
import { verbs } from '#web/words/verbs.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { Dialog } from './Dialog.tsx';
import { LoadError } from '#web/ui/layout/LoadError.tsx';
import { InspectionEntries } from '#web/ui/layout/InspectionEntries.tsx';

type LookedAtDialogProps = ComponentProps<typeof InspectionEntries> & {
  open: boolean;
  onClose: () => void;
  title: string;
  text: ReactNode;
  reading: ListStatus;
};

export const InspectionEntriesDialog = ({
  open,
  onClose,
  title,
  text,
  reading,
  entries,
}: LookedAtDialogProps) => (
  <Dialog
    open={open}
    onClose={onClose}
    size="large"
    title={title}
    text={<bdi>{text}</bdi>}
    foot={<Button onClick={onClose}>{verbs.done}</Button>}
  >
    {reading.error ? (
      <LoadError what={words.inspection} reading={reading} />
    ) : (
      <InspectionEntries entries={entries} />
    )}
  </Dialog>
);
