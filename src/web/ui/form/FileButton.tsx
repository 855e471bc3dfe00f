import type { ReactNode, Ref } from 'react';
import { useRef } from 'react';
import { Button } from '#web/ui/base/Button.tsx';

type FileButtonProps = {
  /** As the `accept` of a file input: ".png,.jpg". A hint to the browser, no check. */
  accept: string;
  onFile: (file: File) => void;
  icon?: ReactNode;
  /** Of the hidden input, for those who can't see what the button stands beside. */
  label: string;
  /** Ids of what says more about it. */
  describedBy?: string;
  ref?: Ref<HTMLButtonElement>;
  children: ReactNode;
};

/** A button that lets a file be chosen. */
export const FileButton = ({ accept, onFile, icon, label, describedBy, ref, children }: FileButtonProps) => {
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
      <Button ref={ref} icon={icon} aria-describedby={describedBy} onClick={() => input.current?.click()}>
        {children}
      </Button>
    </>
  );
};
