import type { Annotation } from '#contract/annotations.ts';
import { deleteNote } from '#web/api/annotations.ts';
import { useDeletion } from '#web/client/deletion.ts';
import { toast } from '#web/ui/base/toast.ts';
import { ConfirmDialog } from '#web/ui/overlay/ConfirmDialog.tsx';
import { notes as words } from '#web/words/notes.ts';

interface DeleteNoteDialogProps {
  open: boolean;
  onClose: () => void;
  onDeleted: () => void;
  note: Annotation;
}

export const DeleteNoteDialog = ({ open, onClose, onDeleted, note }: DeleteNoteDialogProps) => {
  const deletion = useDeletion(deleteNote, note.id, () => {
    toast(words.deleted);
    onDeleted();
  });
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      {...deletion}
      title={words.deleteTitle(note.text)}
      confirmLabel={words.delete}
    >
      {note.of === 'account' ? words.deleteEverywhere : words.deleteText}
    </ConfirmDialog>
  );
};
