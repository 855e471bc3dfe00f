import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import type { Account } from '#contract/account.ts';
import { CloseAccount } from '#contract/account.ts';
import { accountHoldings, deleteAccount } from '#web/api/account.ts';
import { messageOf } from '#web/client/api-error.ts';
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
import { accountLosses } from './account-losses.ts';

interface DeleteAccountDialogProps {
  open: boolean;
  onClose: () => void;
  account: Account;
}

const formFor = (username: string) =>
  CloseAccount.refine((body) => body.username === username, {
    path: ['username'],
    error: `Type ${username} to confirm.`,
  });

/** The one way out of which nothing comes back: it names what goes, and wants to hear twice that it is meant. */
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
    toast('Your account has been deleted');
  });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Delete this account?"
      text="Nobody can bring it back. Export everything first if you may need any of it."
      {...submit}
      submitLabel="Delete account"
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
            What is in the account could not be counted ({messageOf(error)}). All of it goes.
          </Text>
        ) : null}
        <Text as="p" size="sm" tone="second">
          You are signed out everywhere. The aliases and your username are given to nobody else, so that
          nothing you have printed leads to somebody else’s page.
        </Text>
      </Stack>
      <Field label={`Type your username, ${account.username}, to confirm`} error={errors.username?.message}>
        <TextInput
          autoCapitalize="off"
          autoComplete="off"
          spellCheck={false}
          {...form.register('username')}
        />
      </Field>
      <Field label="Password" error={errors.password?.message}>
        <PasswordInput autoComplete="current-password" {...form.register('password')} />
      </Field>
    </FormDialog>
  );
};
