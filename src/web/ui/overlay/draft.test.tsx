import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { beforeEach, expect, it } from 'vitest';
import { useDraft } from '#web/browser/draft.ts';
import { Field } from '#web/ui/form/Field.tsx';
import { FormDialog } from './FormDialog.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';

beforeEach(() => sessionStorage.clear());

type FormProps = { name?: string; onClose?: () => void };

const secrets = ['password'] as const;

const Form = ({ name = 'wifi', onClose = () => undefined }: FormProps) => {
  const form = useForm({ defaultValues: { network: 'Guests', password: '' } });
  const draft = useDraft(name, form, { secrets });
  return (
    <FormDialog
      open
      onClose={onClose}
      title="Wi-Fi"
      onSubmit={form.handleSubmit(() => draft.drop())}
      submitLabel="Save"
      dirty={form.formState.isDirty}
      draft={draft}
    >
      <Field label="Network">
        <TextInput {...form.register('network')} />
      </Field>
      <Field label="Password">
        <TextInput {...form.register('password')} />
      </Field>
    </FormDialog>
  );
};

const network = () => screen.getByLabelText<HTMLInputElement>('Network');
const offer = () => screen.queryByRole('button', { name: 'Restore changes' });

it('typed changes are offered when the form reopens, and restored with one click', async () => {
  const user = userEvent.setup();
  const { unmount } = render(<Form />);
  expect(offer()).toBeNull();
  await user.type(network(), ' upstairs');
  unmount();
  render(<Form />);
  expect(network().value).toBe('Guests');
  await waitFor(() => expect(document.activeElement).toBe(network()));
  await user.click(screen.getByRole('button', { name: 'Restore changes' }));
  expect(network().value).toBe('Guests upstairs');
  expect(offer()).toBeNull();
});

it('a secret is never stored', async () => {
  const user = userEvent.setup();
  const { unmount } = render(<Form />);
  await user.type(screen.getByLabelText('Password'), 'open sesame');
  expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('sesame');
  unmount();
  render(<Form />);
  expect(offer()).toBeNull();
});

it('changes are not offered in the form of another record', async () => {
  const user = userEvent.setup();
  const { unmount } = render(<Form />);
  await user.type(network(), '2');
  unmount();
  render(<Form name="wifi 7" />);
  expect(offer()).toBeNull();
});

it('further typing keeps the offer to restore earlier changes', async () => {
  const user = userEvent.setup();
  const { unmount } = render(<Form />);
  await user.type(network(), ' upstairs');
  unmount();
  render(<Form />);
  await user.type(network(), '!');
  await user.click(screen.getByRole('button', { name: 'Restore changes' }));
  expect(network().value).toBe('Guests upstairs');
});

it.each([
  [
    'saved',
    async (user: ReturnType<typeof userEvent.setup>) =>
      user.click(screen.getByRole('button', { name: 'Save' })),
  ],
  [
    'discarded',
    async (user: ReturnType<typeof userEvent.setup>) => {
      await user.keyboard('{Escape}');
      await user.click(await screen.findByRole('button', { name: 'Discard' }));
    },
  ],
] as const)('changes that were %s are not offered again', async (_what, end) => {
  const user = userEvent.setup();
  const { unmount } = render(<Form />);
  await user.type(network(), ' upstairs');
  await end(user);
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
  unmount();
  render(<Form />);
  expect(offer()).toBeNull();
});
