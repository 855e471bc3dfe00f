import { FileText, FileUp } from 'lucide-react';
import type { DragEvent, Ref } from 'react';
import { useId, useImperativeHandle, useRef, useState } from 'react';
import { formatPercent } from '#web/lib/numbers.ts';
import { form as words } from '#web/words/form.ts';
import { verbs } from '#web/words/verbs.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { Spinner } from '#web/ui/base/Spinner.tsx';
import { TextLink } from '#web/ui/base/TextLink.tsx';
import { Thumb } from '#web/ui/base/Thumb.tsx';
import field from './Field.module.css';
import { FileButton } from './FileButton.tsx';
import { FieldError } from './FieldError.tsx';
import css from './FileField.module.css';

interface ShownFile {
  name: string;
  /** Type and size, such as "PDF, 1.2 MiB". */
  about: string;
  /** Set if the file is a picture. */
  src?: string | undefined;
  /** Set if the file can be opened. */
  href?: string | undefined;
}

interface FileFieldProps {
  label: string;
  /** The file input's `accept` attribute. */
  accept: string;
  file: ShownFile | undefined;
  hint: string;
  error: string | undefined;
  /** What is being done with the file. */
  doing?: string | undefined;
  /** Progress of that work, from 0 to 1. */
  done?: number | undefined;
  onFile: (file: File) => void;
  onRemove: () => void;
  /** Focuses the button that opens the file picker. */
  ref?: Ref<{ focus: () => void }>;
}

interface DoneProps {
  label: string;
  share: number;
}

/** Shows progress in percent, without announcing each change. */
const Done = ({ label, share }: DoneProps) => (
  <span
    className={css.done}
    role="progressbar"
    aria-label={label}
    aria-valuenow={Math.floor(share * 100)}
    aria-live="off"
  >
    {formatPercent(Math.floor(share * 100) / 100, undefined, 0)}
  </span>
);

/** Renders a field for a file that is selected with a button or dropped. */
export const FileField = ({
  label,
  accept,
  file,
  hint,
  error,
  doing,
  done,
  onFile,
  onRemove,
  ref,
}: FileFieldProps) => {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOver, setOver] = useState(false);
  useImperativeHandle(ref, () => ({ focus: () => button.current?.focus() }));
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [dropped] = event.dataTransfer.files;
    if (dropped) onFile(dropped);
  };
  return (
    <div className={field.field} role="group" aria-labelledby={id}>
      <span id={id} className={field.label}>
        {label}
      </span>
      <div
        className={css.zone}
        data-empty={file === undefined || undefined}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        {file ? <Thumb src={file.src} fallback={<FileText />} size="large" /> : null}
        <div className={css.words} role="status">
          {file ? (
            <>
              <span className={css.name} title={file.name}>
                {file.href === undefined ? (
                  <bdi>{file.name}</bdi>
                ) : (
                  <TextLink href={file.href}>{file.name}</TextLink>
                )}
              </span>
              {doing === undefined ? (
                file.about
              ) : (
                <span className={css.doing}>
                  <Spinner />
                  {doing}
                  {done === undefined ? null : <Done label={doing} share={done} />}
                </span>
              )}
            </>
          ) : (
            <span className={css.drop} aria-hidden="true">
              {words.orDrop}
            </span>
          )}
        </div>
        <div className={css.buttons}>
          <FileButton
            ref={button}
            accept={accept}
            label={label}
            describedBy={`${id}-error ${id}-hint`}
            icon={<FileUp />}
            onFile={onFile}
          >
            {file ? words.replace : words.chooseFile}
          </FileButton>
          {file ? (
            <Button
              onClick={() => {
                onRemove();
                button.current?.focus();
              }}
            >
              {verbs.remove}
            </Button>
          ) : null}
        </div>
      </div>
      <FieldError id={`${id}-error`} text={error} />
      <p id={`${id}-hint`} className={field.hint}>
        {hint}
      </p>
    </div>
  );
};
