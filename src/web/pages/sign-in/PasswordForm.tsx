import { zodResolver } from '@hookform/resolvers/zod';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { SignIn } from '#contract/session.ts';
import type { Step } from '#contract/step.ts';
import { showRefusal } from '#web/client/refused-form.ts';
import { useSubmit } from '#web/client/saving.ts';
import { signIn } from '#web/api/session.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { Checkbox } from '#web/ui/form/Checkbox.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { ResponseDetails } from '#web/ui/layout/response/ResponseDetails.tsx';
import { Notice } from '#web/ui/base/Notice.tsx';
import { PasswordInput } from '#web/ui/form/PasswordInput.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { PasskeyButton } from './PasskeyButton.tsx';
import { useHref } from 'react-router-dom';
import { TextLink } from '#web/ui/base/TextLink.tsx';
import { passwords } from '#web/words/passwords.ts';
import { signIn as words } from '#web/words/sign-in.ts';
import { verbs } from '#web/words/verbs.ts';
import { withEmail } from './mail-link.ts';
import { WaitingNotice } from './WaitingNotice.tsx';

interface ForgottenLinkProps {
  email: string;
  /** Whether the link opens beside the page, which stays open. */
  beside: boolean;
}

const ForgottenLink = ({ email, beside }: ForgottenLinkProps) => {
  const to = withEmail('/forgotten', email);
  const href = useHref(to);
  return <TextLink {...(beside ? { href } : { to })}>{words.forgotten}</TextLink>;
};

/** Shown while more people sign in than the service admits at a time. */
const BusyNotice = () => (
  <div role="status">
    <Notice title={words.busyTitle}>{words.busyText}</Notice>
  </div>
);

interface PasswordFormProps {
  /** The e-mail address, kept for when the form is shown again. */
  typed: RefObject<string>;
  /** Whether the form covers a page that must stay open, so that links open beside it. */
  over?: boolean;
  /** Why the password is requested again. */
  why?: string | undefined;
  /** Called if the account has a second step. */
  onStep: (step: Step, how: { stay: boolean }) => void;
  onDone: () => void;
}

export const PasswordForm = ({ typed, over = false, why, onStep, onDone }: PasswordFormProps) => {
  const form = useForm({
    resolver: zodResolver(SignIn),
    defaultValues: { email: typed.current, password: '', remember: false },
  });
  const { getValues } = form;
  useEffect(() => () => void (typed.current = getValues('email')), [typed, getValues]);
  const [isKnown] = useState(typed.current !== '');
  const { errors } = form.formState;
  const [isBusy, setBusy] = useState(false);
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => () => leaving.current?.abort(), []);
  const submit = useSubmit(
    form,
    async (body) => {
      const { signal } = (leaving.current = new AbortController());
      try {
        const step = await signIn(body, { onBusy: () => setBusy(true), signal });
        if (step) onStep(step, { stay: body.remember === true });
        else onDone();
      } finally {
        setBusy(false);
      }
    },
    (error) => {
      if (!leaving.current?.signal.aborted) showRefusal(form, error, { signIn: true, hasDetails: true });
    },
  );
  return (
    <form noValidate onSubmit={(event) => void submit.onSubmit(event)}>
      <Stack gap={4}>
        {submit.error ? (
          <Notice tone="bad">
            {submit.error}
            <ResponseDetails fault={submit.fault} />
          </Notice>
        ) : why ? (
          <Notice tone="bad">{why}</Notice>
        ) : null}
        {isBusy ? <BusyNotice /> : <WaitingNotice waiting={submit.pending} />}
        <Field label={words.emailOrUsername} error={errors.email?.message}>
          <TextInput
            // Gives phones a keyboard with @, without the browser's own validation.
            inputMode="email"
            autoComplete="username"
            autoCapitalize="off"
            spellCheck={false}
            autoFocus={!isKnown}
            {...form.register('email')}
          />
        </Field>
        <Field
          label={passwords.password}
          hint={<ForgottenLink email={form.watch('email')} beside={over} />}
          error={errors.password?.message}
        >
          <PasswordInput autoFocus={isKnown} {...form.register('password')} />
        </Field>
        <Checkbox label={words.stay} hint={words.stayHint} {...form.register('remember')} />
        <Button type="submit" variant="primary" wide pending={submit.pending}>
          {verbs.signIn}
        </Button>
        <PasskeyButton stay={form.watch('remember') === true} onDone={onDone} />
      </Stack>
    </form>
  );
};
