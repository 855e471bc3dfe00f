import { CopyButton } from '#web/ui/base/CopyButton.tsx';
import { domainSetup as words } from '#web/words/domain-setup.ts';
import { verbs } from '#web/words/verbs.ts';

interface CopyMessageProps {
  text: string;
  size?: 'small' | 'medium';
  /** Beside the message, whose label says the rest. */
  short?: boolean;
}

/** For the many who don't run their DNS themselves. */
export const CopyMessage = ({ text, size = 'small', short = false }: CopyMessageProps) => (
  <CopyButton
    words={short ? verbs.copy : true}
    size={size}
    text={text}
    label={words.copyMessage}
    done={words.messageCopied}
  />
);
