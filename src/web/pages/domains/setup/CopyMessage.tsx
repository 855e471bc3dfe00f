import { CopyButton } from '#web/ui/base/CopyButton.tsx';

interface CopyMessageProps {
  text: string;
}

/** For the many who don't run their DNS themselves. */
export const CopyMessage = ({ text }: CopyMessageProps) => (
  <CopyButton
    words
    size="small"
    text={text}
    label="Copy as a message"
    done="Message copied, to forward to whoever runs the DNS"
  />
);
