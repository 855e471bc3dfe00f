import { CopyButton } from '#web/ui/base/CopyButton.tsx';
import { domainSetup as words } from '#web/words/domain-setup.ts';
import { verbs } from '#web/words/verbs.ts';

interface CopyMessageProps {
  text: string;
  size?: 'small' | 'medium';
  /** Whether the button only says "Copy", because the label of the message next to it says the rest. */
  short?: boolean;
}

/** Copies a message for the person who runs the DNS, since many users don't run it themselves. */
export const CopyMessage = ({ text, size = 'small', short = false }: CopyMessageProps) => (
  <CopyButton
    words={short ? verbs.copy : true}
    size={size}
    text={text}
    label={words.copyMessage}
    done={words.messageCopied}
  />
);
