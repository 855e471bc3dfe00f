import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError, messageOf } from '#web/client/api-error.ts';
import type { OfferedServers } from '#web/client/dashboard-config.ts';
import { showRefusal } from '#web/client/refused-form.ts';
import { useSubmit } from '#web/client/saving.ts';
import { signInWithKey } from '#web/api/session.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { Checkbox } from '#web/ui/form/Checkbox.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { Notice } from '#web/ui/base/Notice.tsx';
import { ResponseDetails } from '#web/ui/layout/response/ResponseDetails.tsx';
import { PasswordInput } from '#web/ui/form/PasswordInput.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { signIn as words } from '#web/words/sign-in.ts';
import { verbs } from '#web/words/verbs.ts';
import { newKey } from '#web/words/new-key.ts';
import { keySignIn } from './key-sign-in.ts';
import { isServerChosen, ServerField } from './ServerField.tsx';
import { WaitingNotice } from './WaitingNotice.tsx';

interface KeyFormProps {
  /** The preselected server. Undefined if unknown. */
  server: string | undefined;
  offered: OfferedServers;
  onTyped: () => void;
  /** Called with whether the selected server differs from the one this page came from. */
  onElsewhere?: ((isElsewhere: boolean) => void) | undefined;
  onDone: () => void;
}

export const KeyForm = ({ server, offered, onTyped, onElsewhere, onDone }: KeyFormProps) => {
  const initial = server ?? offered.servers?.[0]?.url ?? '';
  const [isElsewhere, setElsewhere] = useState(initial !== '');
  useEffect(() => {
    onElsewhere?.(isElsewhere);
    return () => onElsewhere?.(false);
  }, [onElsewhere, isElsewhere]);
  const form = useForm({
    resolver: zodResolver(keySignIn(offered)),
    defaultValues: {
      key: '',
      server: initial,
      stay: false,
      inspect: false,
    },
  });
  const { errors } = form.formState;
  const refuse = (error: unknown) => {
    const { kind, reason, status } = error instanceof ApiError ? error : {};
    if (kind === 'unauthorised')
      form.setError('key', { message: reason ? words.keyRefusedSince(reason) : words.keyRefused });
    else if (kind === 'unreachable' || kind === 'garbled' || status === 404)
      form.setError(
        form.getValues('server') && isServerChosen(offered) ? 'server' : 'root',
        { message: messageOf(error) },
        { shouldFocus: true },
      );
    else showRefusal(form, error, { signIn: true, hasDetails: true });
  };
  const submit = useSubmit(
    form,
    async (values) => {
      await signInWithKey(values);
      onDone();
    },
    refuse,
  );
  return (
    <form noValidate onSubmit={(event) => void submit.onSubmit(event)}>
      <Stack gap={4}>
        {submit.error ? <Notice tone="bad">{submit.error}</Notice> : null}
        <WaitingNotice waiting={submit.pending} />
        <Field label={newKey.apiKey} error={errors.key?.message}>
          <PasswordInput autoComplete="off" autoFocus {...form.register('key', { onChange: onTyped })} />
        </Field>
        <ServerField
          offered={offered}
          value={form.watch('server')}
          onChange={(value, isOther) => {
            setElsewhere(isOther);
            form.setValue('server', value, { shouldValidate: form.formState.isSubmitted });
          }}
          ref={form.register('server').ref}
          error={errors.server?.message}
        />
        {submit.error || errors.server ? <ResponseDetails fault={submit.fault} /> : null}
        <Checkbox
          label={words.stay}
          hint={words.stayWithKeyHint}
          disabled={form.watch('inspect')}
          {...form.register('stay')}
        />
        <Checkbox label={words.inspectOnly} hint={words.inspectOnlyHint} {...form.register('inspect')} />
        <Button type="submit" variant="primary" wide pending={submit.pending}>
          {verbs.signIn}
        </Button>
      </Stack>
    </form>
  );
};
