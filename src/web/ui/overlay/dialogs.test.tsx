import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { FormDialog } from './FormDialog.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';

type FormProps = {
  onClose: () => void;
  onSubmit?: () => void;
  dirty?: boolean;
  pending?: boolean;
  error?: string;
};

const Form = ({ onClose, onSubmit = () => undefined, ...rest }: FormProps) => (
  <FormDialog open title="New channel" submitLabel="Add" onClose={onClose} onSubmit={onSubmit} {...rest}>
    <Field label="Name">
      <TextInput />
    </Field>
  </FormDialog>
);

it('a form dialog focuses its first field, and Enter submits', async () => {
  const onSubmit = vi.fn<() => void>();
  render(<Form onClose={() => undefined} onSubmit={onSubmit} />);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')));
  await userEvent.keyboard('x{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

it('a pending form can’t be submitted again', async () => {
  const onSubmit = vi.fn<() => void>();
  render(<Form onClose={() => undefined} onSubmit={onSubmit} pending />);
  await userEvent.type(screen.getByLabelText('Name'), 'x{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  expect(onSubmit).not.toHaveBeenCalled();
});

it('a refusal is shown in the dialog', () => {
  render(<Form onClose={() => undefined} error="That name is in use" />);
  expect(screen.getByRole('alert').textContent).toBe('That name is in use');
});

it('an untouched form closes without a question', async () => {
  const onClose = vi.fn<() => void>();
  render(<Form onClose={onClose} />);
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('closing a form while it saves asks first, without calling its changes unsaved', async () => {
  const onClose = vi.fn<() => void>();
  render(<Form onClose={onClose} dirty pending />);
  await userEvent.keyboard('{Escape}');
  const question = await screen.findByRole('dialog', { name: 'Close while saving?' });
  expect(question.textContent).not.toContain('haven’t been saved');
  await userEvent.click(screen.getByRole('button', { name: 'Keep waiting' }));
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  const asked = within(await screen.findByRole('dialog', { name: 'Close while saving?' }));
  await userEvent.click(asked.getByText('Close'));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('Ctrl+Enter submits the form from a field', async () => {
  const onSubmit = vi.fn<() => void>();
  render(<Form onClose={() => undefined} onSubmit={onSubmit} />);
  await userEvent.type(screen.getByLabelText('Name'), 'x{Control>}{Enter}{/Control}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

it('closing a changed form asks first', async () => {
  const onClose = vi.fn<() => void>();
  render(<Form onClose={onClose} dirty />);
  await userEvent.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(screen.getByLabelText('Name')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('a confirmation that must be typed enables the button once it is complete', async () => {
  const onConfirm = vi.fn<() => void>();
  render(
    <ConfirmDialog
      open
      title="Delete 12 codes?"
      confirmLabel="Delete"
      typed="12"
      onClose={() => undefined}
      onConfirm={onConfirm}
    >
      Their statistics go.
    </ConfirmDialog>,
  );
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Delete' });
  expect(button.disabled).toBe(true);
  await userEvent.type(screen.getByLabelText('Type 12 to confirm'), '1{Enter}');
  expect(onConfirm).not.toHaveBeenCalled();
  await userEvent.type(screen.getByLabelText('Type 12 to confirm'), '2');
  await userEvent.click(button);
  expect(onConfirm).toHaveBeenCalledTimes(1);
});
