import { ImageUp } from 'lucide-react';
import { form as words } from '#web/words/form.ts';
import { verbs } from '#web/words/verbs.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { FileButton } from './FileButton.tsx';

type PictureButtonsProps = {
  /** Accessible name of the hidden input, such as "Logo file". */
  fileLabel: string;
  /** Omitted if no picture can be selected. */
  onFile?: ((file: File) => void) | undefined;
  /** Omitted if there is no picture to remove. */
  onRemove?: (() => void) | undefined;
};

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
