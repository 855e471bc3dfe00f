import { CopyButton } from '#web/ui/base/CopyButton.tsx';
import { domainSetup as words } from '#web/words/domain-setup.ts';

interface CopyMessageProps {
  text: string;
  size?: 'small' | 'medium';
}

/** For the many who don't run their DNS themselves. */
export const CopyMessage = ({ text, size = 'small' }: CopyMessageProps) => (
  <CopyButton words size={size} text={text} label={words.copyMessage} done={words.messageCopied} />
);
