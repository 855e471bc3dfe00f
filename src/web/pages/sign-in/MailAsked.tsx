import { useMutation } from '@tanstack/react-query';
import { messageOf } from '#web/client/api-error.ts';
import type { AskBody } from '#web/api/mail.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { Notice } from '#web/ui/base/Notice.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { Text } from '#web/ui/base/Text.tsx';
import { toast } from '#web/ui/base/toast.ts';

interface MailAskedProps {
  email: string;
  /** The server's. */
  words: string;
  onAgain: (body: AskBody) => Promise<void>;
  onOther: () => void;
}

/** Where the message went, and what to do when it does not come. */
export const MailAsked = ({ email, words, onAgain, onOther }: MailAskedProps) => {
  const again = useMutation({ mutationFn: onAgain, onSuccess: () => toast('Asked again') });
  return (
    <Stack gap={5}>
      <Text as="p">
        <span role="status">{words}</span>
      </Text>
      <Stack gap={3}>
        <Text as="p" size="sm" tone="second">
          Nothing there after a few minutes? Look in the folder for spam, and see whether the address above is
          right.
        </Text>
        {again.error ? <Notice tone="bad">{messageOf(again.error)}</Notice> : null}
        <Button wide autoFocus pending={again.isPending} onClick={() => again.mutate({ email })}>
          Ask again
        </Button>
        <Button wide variant="ghost" onClick={onOther}>
          Use another address
        </Button>
      </Stack>
    </Stack>
  );
};
