import { ImageUp } from 'lucide-react';
import { Button } from '#web/ui/base/Button.tsx';
import { FileButton } from './FileButton.tsx';

type PictureButtonsProps = {
  /** Of the hidden input: "Logo file". */
  fileLabel: string;
  /** Absent: none can be chosen. */
  onFile?: ((file: File) => void) | undefined;
  /** Absent: there is none to take away. */
  onRemove?: (() => void) | undefined;
};

/** A picture is chosen from the computer, or taken away. */
export const PictureButtons = ({ fileLabel, onFile, onRemove }: PictureButtonsProps) => (
  <>
    {onFile ? (
      <FileButton
        accept=".png,.jpg,.jpeg,image/png,image/jpeg"
        label={fileLabel}
        icon={<ImageUp />}
        onFile={onFile}
      >
        Upload
      </FileButton>
    ) : null}
    {onRemove ? <Button onClick={onRemove}>Remove</Button> : null}
  </>
);
