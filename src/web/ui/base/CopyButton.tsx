import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { copyText } from '#web/browser/clipboard.ts';
import { Button } from './Button.tsx';
import { IconButton } from './IconButton.tsx';
import { toast } from './toast.ts';

type CopyButtonProps = {
  text: string;
  /** Its name: "Copy short URL". */
  label?: string;
  /** A button with words in place of the icon alone. */
  words?: boolean;
  /** What the toast says; without it the button's tick is all. */
  done?: string;
  size?: 'small' | 'medium';
  shortcut?: string;
  /** Called once the text is in the clipboard. */
  onCopied?: () => void;
};

export const CopyButton = ({
  text,
  label = 'Copy',
  words = false,
  done,
  size = 'medium',
  shortcut,
  onCopied,
}: CopyButtonProps) => {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 1600);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    const worked = await copyText(text);
    setCopied(worked);
    if (worked) onCopied?.();
    if (!worked) toast('The browser refused to copy', { tone: 'bad' });
    else if (done) toast(done);
  };
  const common = { size, shortcut, onClick: () => void copy(), icon: copied ? <Check /> : <Copy /> };
  return (
    <>
      {words ? (
        <Button {...common}>{copied ? 'Copied' : label}</Button>
      ) : (
        <IconButton {...common} label={copied ? 'Copied' : label} />
      )}
      <span className="visually-hidden" role="status">
        {copied && !done ? 'Copied' : ''}
      </span>
    </>
  );
};
