import { ImageUp } from 'lucide-react';
import { form as words } from '#web/words/form.ts';
import { verbs } from '#web/words/verbs.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { FileButton } from './FileButton.tsx';

type PictureButtonsProps = {
  /** Of the hidden input: "Logo file". */
  fileLabel: string;
  /** Absent: none can be chosen. */
  onFile?: ((file: File) => void) | undefined;
  /** Absent: there is none to remove. */
  onRemove?: (() => void) | undefined;
};

/** Uploads a picture, or removes it. */
export const PictureButtons = ({ fileLabel, onFile, onRemove }: PictureButtonsProps) => (
  <>
    {onFile ? (
      <FileButton
        accept=".png,.jpg,.jpeg,image/png,image/jpeg"
        label={fileLabel}
        icon={<ImageUp />}
        onFile={onFile}
      >
        {words.upload}
      </FileButton>
    ) : null}
    {onRemove ? <Button onClick={onRemove}>{verbs.remove}</Button> : null}
  </>
);
