import { useMutation } from '@tanstack/react-query';
import { wholeMessageOf } from '#web/client/api-error.ts';
import type { MailRequest } from '#web/api/mail.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { Notice } from '#web/ui/base/Notice.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { Text } from '#web/ui/base/Text.tsx';
import { toast } from '#web/ui/base/toast.ts';
import { accountMail as words } from '#web/words/account-mail.ts';

interface MailSentProps {
  email: string;
  message: string;
  onAgain: (body: MailRequest) => Promise<void>;
  onOther: () => void;
}

export const MailSent = ({ email, message, onAgain, onOther }: MailSentProps) => {
  const again = useMutation({ mutationFn: onAgain, onSuccess: () => toast(words.requestedAgain) });
  return (
    <Stack gap={5}>
      <Stack gap={3}>
        <Text as="p">
          <span role="status">{message}</span>
        </Text>
        <Text as="p" size="sm" tone="second">
          {words.notArrived}
        </Text>
      </Stack>
      <Stack gap={3}>
        {again.error ? <Notice tone="bad">{wholeMessageOf(again.error)}</Notice> : null}
        <Button wide autoFocus pending={again.isPending} onClick={() => again.mutate({ email })}>
          {words.sendAgain}
        </Button>
        <Button wide variant="ghost" onClick={onOther}>
          {words.otherAddress}
        </Button>
      </Stack>
    </Stack>
  );
};
