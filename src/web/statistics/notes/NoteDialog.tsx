import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod/mini';
import { AddAnnotation, type Annotation } from '#contract/annotations.ts';
import type { Subject } from '#web/api/analytics.ts';
import { addNote, updateNote } from '#web/api/annotations.ts';
import { useSubmit } from '#web/client/saving.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { toast } from '#web/ui/base/toast.ts';
import { Checkbox } from '#web/ui/form/Checkbox.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { FormDialog } from '#web/ui/overlay/FormDialog.tsx';
import { form as formWords } from '#web/words/form.ts';
import { notes as words } from '#web/words/notes.ts';
import { verbs } from '#web/words/verbs.ts';
import { DeleteNoteDialog } from './DeleteNoteDialog.tsx';

interface NoteDialogProps {
  open: boolean;
  onClose: () => void;
  subject: Subject;
  /** Undefined for a new note. */
  note: Annotation | undefined;
  /** The default day of a new note. */
  day: string;
  /** The current day in the user's time zone. */
  today: string;
}

/** Limits the date to today. Charts end today, so a later note would never appear and couldn't be edited or deleted. */
const noteForm = (today: string) =>
  z.object({
    date: AddAnnotation.shape.date.check(z.refine((date) => date <= today, formWords.todayOrEarlier)),
    text: AddAnnotation.shape.text,
    everywhere: z.boolean(),
  });

export const NoteDialog = ({ open, onClose, subject, note, day, today }: NoteDialogProps) => {
  const [isDeleting, setDeleting] = useState(false);
  const add = useMutation(addNote);
  const update = useMutation(updateNote);
  const form = useForm({
    resolver: zodResolver(noteForm(today)),
    mode: 'onTouched',
    defaultValues: { date: note?.date ?? day, text: note?.text ?? '', everywhere: false },
  });
  const { errors, isDirty } = form.formState;
  const saving = useSubmit(form, async ({ date, text, everywhere }) => {
    if (note) await update.mutateAsync({ id: note.id, date, text });
    else {
      const of = everywhere || subject.id === undefined ? {} : { of: subject.of, record: subject.id };
      await add.mutateAsync({ ...of, date, text });
    }
    toast(note ? words.saved : words.added);
    onClose();
  });
  return (
    <>
      <FormDialog
        open={open}
        onClose={onClose}
        title={note ? words.edit : words.add}
        {...saving}
        dirty={isDirty}
        submitLabel={note ? verbs.save : words.add}
        size="small"
        aside={
          note ? (
            <Button icon={<Trash2 />} changes onClick={() => setDeleting(true)}>
              {verbs.delete}
            </Button>
          ) : undefined
        }
      >
        <Field label={words.text} error={errors.text?.message}>
          <TextInput
            dir="auto"
            autoComplete="off"
            placeholder={words.textExample}
            {...form.register('text')}
          />
        </Field>
        <Field label={words.day} error={errors.date?.message}>
          <TextInput type="date" max={today} {...form.register('date')} />
        </Field>
        {note || subject.id === undefined ? null : (
          <Checkbox label={words.everywhere} hint={words.everywhereHint} {...form.register('everywhere')} />
        )}
      </FormDialog>
      {note ? (
        <DeleteNoteDialog
          open={isDeleting && open}
          onClose={() => setDeleting(false)}
          onDeleted={onClose}
          note={note}
        />
      ) : null}
    </>
  );
};
