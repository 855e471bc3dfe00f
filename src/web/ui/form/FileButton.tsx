import type { ReactNode, Ref } from 'react';
import { useRef } from 'react';
import { Button } from '#web/ui/base/Button.tsx';

type FileButtonProps = {
  /** The file input's `accept` attribute, such as ".png,.jpg". Browsers treat it as a hint and don't enforce it. */
  accept: string;
  onFile: (file: File) => void;
  icon?: ReactNode;
  /** Accessible name of the hidden input, for users who can't see what the button is beside. */
  label: string;
  describedBy?: string;
  ref?: Ref<HTMLButtonElement>;
  children: ReactNode;
};

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
          // Lets users select the same file again.
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
