import type { ReactNode } from 'react';
import { useRef } from 'react';
import { Button } from '#web/ui/base/Button.tsx';

type FileButtonProps = {
  /** As the `accept` of a file input: ".png,.jpg". A hint to the browser, no check. */
  accept: string;
  onFile: (file: File) => void;
  icon?: ReactNode;
  /** Of the hidden input, for those who can't see what the button stands beside. */
  label: string;
  children: ReactNode;
};

/** A button that lets a file be chosen. */
export const FileButton = ({ accept, onFile, icon, label, children }: FileButtonProps) => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        className="visually-hidden"
        tabIndex={-1}
        accept={accept}
        aria-label={label}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // So that the same file can be chosen again.
          event.target.value = '';
          if (file) onFile(file);
        }}
      />
      <Button icon={icon} onClick={() => input.current?.click()}>
        {children}
      </Button>
    </>
  );
};
