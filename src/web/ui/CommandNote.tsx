import type { ReactNode } from 'react';
import { CopyButton } from './CopyButton.tsx';
import { Notice } from './Notice.tsx';
import { Skeleton } from './Skeleton.tsx';
import { Stack } from './Stack.tsx';
import { TextInput } from './TextInput.tsx';

type CommandNoteProps = {
  title: string;
  /** Undefined while it is not clear which server this is. */
  children: ReactNode | undefined;
  /** Where the server is one that has a command line of ours: what to type there, and what that does. */
  command?: { label: string; line: string };
};

/** Why nothing can be done on this page, and where it can. */
export const CommandNote = ({ title, children, command }: CommandNoteProps) => (
  <div className="no-print">
    <Notice title={title}>
      {children === undefined ? (
        <Skeleton width="most" />
      ) : (
        <Stack gap={2}>
          <span>{children}</span>
          {command ? (
            <TextInput
              mono
              readOnly
              aria-label={command.label}
              value={command.line}
              suffix={
                <CopyButton size="small" text={command.line} label="Copy command" done="Command copied" />
              }
            />
          ) : null}
        </Stack>
      )}
    </Notice>
  </div>
);
