import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { copyText } from '#web/browser/clipboard.ts';
import { base } from '#web/words/base.ts';
import { verbs } from '#web/words/verbs.ts';
import { Button } from './Button.tsx';
import { IconButton } from './IconButton.tsx';
import { toast } from './toast.ts';

type CopyButtonProps = {
  text: string;
  /** Accessible name, such as "Copy short URL". */
  label?: string;
  /** Shows the label beside the icon, or a shorter word where a heading gives the context. */
  words?: boolean | string;
  /** Text of the toast. If omitted, the check mark is the only confirmation. */
  done?: string;
  size?: 'small' | 'medium';
  shortcut?: string;
  onCopied?: () => void;
};

export const CopyButton = ({
  text,
  label = verbs.copy,
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
    if (!worked) toast(base.notCopied, { tone: 'bad' });
    else if (done) toast(done);
  };
  const common = { size, shortcut, onClick: () => void copy(), icon: copied ? <Check /> : <Copy /> };
  return (
    <>
      {words === false ? (
        <IconButton {...common} label={copied ? base.copied : label} />
      ) : (
        <Button {...common} aria-label={words === true ? undefined : copied ? base.copied : label}>
          {copied ? base.copied : words === true ? label : words}
        </Button>
      )}
      <span className="visually-hidden" role="status">
        {copied && !done ? base.copied : ''}
      </span>
    </>
  );
};
