import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { DataTable } from '#web/ui/table/DataTable.tsx';
import { Dialog } from './Dialog.tsx';
import type { Column, RowAction } from '#web/ui/table/table-columns.ts';

type Person = { id: number; name: string };

const columns: Column<Person>[] = [{ id: 'name', header: 'Name', cell: ({ name }) => name }];
const names = ['Ada', 'Ben', 'Cleo'];

const People = () => {
  const [people, setPeople] = useState<Person[]>(names.map((name, id) => ({ id, name })));
  const [open, setOpen] = useState<{ dialog: 'edit' | 'delete'; id: number }>();
  const close = () => setOpen(undefined);
  const action = (dialog: 'edit' | 'delete', shortcut: string, id: number): RowAction => ({
    label: dialog,
    shortcut,
    onSelect: () => setOpen({ dialog, id }),
  });
  return (
    <MemoryRouter>
      <main tabIndex={-1}>
        <DataTable
          label="People"
          rows={people}
          columns={columns}
          rowKey={({ id }) => id}
          rowName={({ name }) => name}
          actions={({ id }) => [action('edit', 'e', id), action('delete', 'backspace', id)]}
          empty={null}
        />
      </main>
      <Dialog open={open?.dialog === 'edit'} onClose={close} title="Edit">
        <form>
          <input aria-label="Name" autoFocus />
        </form>
      </Dialog>
      <ConfirmDialog
        open={open?.dialog === 'delete'}
        onClose={close}
        onConfirm={() => {
          setPeople(people.filter(({ id }) => id !== open?.id));
          close();
        }}
        title="Delete?"
        confirmLabel="Yes"
      />
    </MemoryRouter>
  );
};

const focused = () => document.activeElement;
const row = (name: string) => screen.getByText(name).closest('tr');

it('a dialog opened by a row’s shortcut returns the focus to the row', async () => {
  const user = userEvent.setup();
  render(<People />);
  await user.keyboard('jje');
  await waitFor(() => expect(focused()).toBe(screen.getByLabelText('Name')));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(focused()).toBe(row('Ben')));
});

it('a dialog opened from a row’s menu returns the focus to the menu’s button', async () => {
  const user = userEvent.setup();
  render(<People />);
  const button = screen.getByRole('button', { name: 'Actions for Ben' });
  await user.click(button);
  await user.click(await screen.findByRole('menuitem', { name: /edit/ }));
  await waitFor(() => expect(focused()).toBe(screen.getByLabelText('Name')));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(focused()).toBe(button));
});

it('the next row has the focus after a row is deleted', async () => {
  const user = userEvent.setup();
  render(<People />);
  await user.keyboard('jj{Backspace}');
  await user.click(await screen.findByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(focused()).toBe(row('Cleo')));
});

it('scrolling text in a dialog is focused first, but marked only when the focus returns to it', async () => {
  const user = userEvent.setup();
  render(
    <Dialog open onClose={() => {}} title="Shortcuts" scrolled>
      <p>Much to read</p>
    </Dialog>,
  );
  const body = () => screen.getByText('Much to read').parentElement;
  await waitFor(() => expect(focused()).toBe(body()));
  expect(body()?.hasAttribute('data-left')).toBe(false);
  await user.tab();
  expect(focused()).toBe(screen.getByRole('button', { name: 'Close' }));
  await user.tab({ shift: true });
  expect(focused()).toBe(body());
  expect(body()?.hasAttribute('data-left')).toBe(true);
});

const Selection = () => {
  const [open, setOpen] = useState(false);
  const [isSelected, setSelected] = useState(true);
  return (
    <>
      <main tabIndex={-1}>
        <table>
          <tbody>
            <tr data-place="0" tabIndex={-1}>
              <td>Ada</td>
            </tr>
          </tbody>
        </table>
        {isSelected ? (
          <div data-selection>
            <button type="button" onClick={() => setOpen(true)}>
              Archive
            </button>
          </div>
        ) : null}
      </main>
      <ConfirmDialog
        open={open}
        onClose={() => setOpen(false)}
        onConfirm={() => {
          setSelected(false);
          setOpen(false);
        }}
        title="Archive?"
        confirmLabel="Archive them"
      />
    </>
  );
};

it('the focus moves to the first row after an action on the selected rows', async () => {
  const user = userEvent.setup();
  render(<Selection />);
  await user.click(screen.getByRole('button', { name: 'Archive' }));
  await user.click(await screen.findByRole('button', { name: 'Archive them' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByText('Ada').closest('tr')));
});

it('a long text in a dialog’s first field is shown from its beginning', async () => {
  const wide = vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(500);
  render(
    <Dialog open onClose={() => undefined} title="Edit">
      <form>
        <input
          aria-label="Name"
          ref={(field) => {
            // Forms fill the field like this, which leaves the caret at its end.
            if (field) field.value = 'A campaign for all customers';
          }}
        />
      </form>
    </Dialog>,
  );
  const field = await screen.findByLabelText<HTMLInputElement>('Name');
  await waitFor(() => expect(focused()).toBe(field));
  expect(field.selectionEnd).toBe(0);
  wide.mockRestore();
});
