import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { z } from 'zod/mini';
import type { Account } from '#contract/account.ts';
import { CloseAccount } from '#contract/account.ts';
import { accountHoldings, deleteAccount } from '#web/api/account.ts';
import { wholeMessageOf } from '#web/client/api-error.ts';
import { useSubmit } from '#web/client/saving.ts';
import { useSignOut } from '#web/api/sign-out.ts';
import { Field } from '#web/ui/form/Field.tsx';
import { FormDialog } from '#web/ui/overlay/FormDialog.tsx';
import { PasswordInput } from '#web/ui/form/PasswordInput.tsx';
import { Skeleton } from '#web/ui/base/Skeleton.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { Text } from '#web/ui/base/Text.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { toast } from '#web/ui/base/toast.ts';
import { account as page } from '#web/words/account.ts';
import { accountDialogs as words } from '#web/words/account-dialogs.ts';
import { passwords } from '#web/words/passwords.ts';
import { accountLosses } from './account-losses.ts';

interface DeleteAccountDialogProps {
  open: boolean;
  onClose: () => void;
  account: Account;
}

const formFor = (username: string) =>
  CloseAccount.check(
    z.refine((body) => body.username === username, {
      path: ['username'],
      error: words.confirmError(username),
    }),
  );

/** A deleted account can't be restored. The dialog counts what is lost, and asks for the username and the password. */
export const DeleteAccountDialog = ({ open, onClose, account }: DeleteAccountDialogProps) => {
  const remove = useMutation(deleteAccount);
  const leave = useSignOut();
  const { data, error } = useQuery({ ...accountHoldings(), enabled: open });
  const form = useForm({
    resolver: zodResolver(formFor(account.username)),
    mode: 'onSubmit',
    defaultValues: { username: '', password: '' },
  });
  const { errors } = form.formState;
  const submit = useSubmit(form, async (body) => {
    await remove.mutateAsync(body);
    leave();
    toast(words.deleted);
  });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={words.deleteTitle}
      text={words.deleteText}
      {...submit}
      submitLabel={page.deleteAccount}
      danger
    >
      <Stack gap={2}>
        {data
          ? accountLosses(data).map((loss) => (
              <Text as="p" key={loss}>
                {loss}
              </Text>
            ))
          : null}
        {(data ?? error) ? null : <Skeleton width="most" />}
        {error ? (
          <Text as="p" tone="warn">
            {words.notCounted(wholeMessageOf(error))}
          </Text>
        ) : null}
        <Text as="p" size="sm" tone="second">
          {words.aliasesStay}
        </Text>
      </Stack>
      <Field label={words.confirmLabel(account.username)} error={errors.username?.message}>
        <TextInput
          autoCapitalize="off"
          autoComplete="off"
          spellCheck={false}
          {...form.register('username')}
        />
      </Field>
      <Field label={passwords.password} error={errors.password?.message}>
        <PasswordInput autoComplete="current-password" {...form.register('password')} />
      </Field>
    </FormDialog>
  );
};
