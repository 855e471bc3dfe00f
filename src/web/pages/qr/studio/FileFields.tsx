import { useEffect, useMemo } from 'react';
import { useController } from 'react-hook-form';
import { describeFile, maxFileSize } from '#web/api/file-words.ts';
import { readChosenFile } from '#web/api/chosen-file.ts';
import { useUploadRoom } from '#web/api/picture-room.ts';
import { FileField } from '#web/ui/form/FileField.tsx';
import { qrFile as words } from '#web/words/qr-file.ts';
import { blobOf, type ChosenFile, isLost, noFile } from './chosen-file.ts';
import { errorAt, type FieldsProps } from './field-props.ts';

/** Returns an address at which the chosen picture can be shown. */
function useShownPicture(file: ChosenFile) {
  const blob = file.type === 'application/pdf' ? undefined : blobOf(file);
  const address = useMemo(() => blob && URL.createObjectURL(blob), [blob]);
  useEffect(() => () => void (address && URL.revokeObjectURL(address)), [address]);
  return address;
}

interface FileFieldsProps extends FieldsProps {
  /** Share of a large file that has been sent, from 0 to 1. */
  uploaded: number | undefined;
}

export const FileFields = ({ form, uploaded }: FileFieldsProps) => {
  const {
    field: { value: file, ref },
    formState,
  } = useController({ control: form.control, name: 'content.file' });
  const blob = blobOf(file);
  const chosen = useShownPicture(file);
  const room = useUploadRoom(blob?.size);
  const error = errorAt(form, 'content.file');
  const set = (value: ChosenFile) =>
    form.setValue('content.file', value, { shouldDirty: true, shouldTouch: true });

  const take = async (picked: File) => {
    const taken = await readChosenFile(picked);
    if (taken.blob) {
      set({ ...noFile, ...taken, name: picked.name, bytes: taken.blob.size });
      form.clearErrors('content.file');
    } else form.setError('content.file', { message: taken.problem });
  };
  const isShown = blob !== undefined || file.address !== '';
  const saved = file.type === 'application/pdf' ? undefined : file.address;
  return (
    <FileField
      ref={ref}
      label={words.file}
      accept=".pdf,.png,.jpg,.jpeg,application/pdf,image/png,image/jpeg"
      file={
        isShown
          ? {
              name: blob ? file.name : words.current,
              about: describeFile(file),
              src: blob ? chosen : saved,
              href: blob ? undefined : file.address,
            }
          : undefined
      }
      hint={room === undefined ? words.hint(maxFileSize) : `${words.hint(maxFileSize)} ${room}`}
      error={error ?? (isLost(file) ? words.lost(file.name) : undefined)}
      doing={blob && formState.isSubmitting ? words.uploading(describeFile(file)) : undefined}
      done={uploaded}
      onFile={(picked) => void take(picked)}
      onRemove={() => {
        set(noFile);
        form.clearErrors('content.file');
      }}
    />
  );
};
