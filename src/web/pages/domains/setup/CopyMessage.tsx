import { CopyButton } from '#web/ui/base/CopyButton.tsx';
import { domainSetup as words } from '#web/words/domain-setup.ts';

interface CopyMessageProps {
  text: string;
}

/** For the many who don't run their DNS themselves. */
export const CopyMessage = ({ text }: CopyMessageProps) => (
  <CopyButton words size="small" text={text} label={words.copyMessage} done={words.messageCopied} />
);
