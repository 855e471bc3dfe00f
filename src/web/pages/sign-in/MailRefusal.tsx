import type { FieldError } from 'react-hook-form';
import { LinkButton } from '#web/ui/base/LinkButton.tsx';
import { Notice } from '#web/ui/base/Notice.tsx';
import { accountMail as words } from '#web/words/account-mail.ts';
import { ended } from './mail-refusal.ts';

interface MailRefusalProps {
  /** The error of the form's root. */
  error: { type?: FieldError['type'] | number; message?: string | undefined } | undefined;
  /** Path for requesting another message. Undefined if there is none. */
  again: string | undefined;
}

/** Shows why a form that sends data from a message was refused. */
export const MailRefusal = ({ error, again }: MailRefusalProps) =>
  !error ? null : again && error.type === ended ? (
    <Notice
      tone="bad"
      title={words.endedTitle}
      action={
        <LinkButton to={again} size="small">
          {words.requestLink}
        </LinkButton>
      }
    >
      {error.message}
    </Notice>
  ) : (
    <Notice tone="bad">{error.message}</Notice>
  );
