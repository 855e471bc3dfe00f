import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { DataTable } from './DataTable.tsx';
import type { Column, RowActions, RowKey } from './table-columns.ts';

type Link = { id: number; alias: string; clicks: number };

const links: Link[] = Array.from({ length: 6 }, (_, place) => ({
  id: place + 1,
  alias: `link-${place + 1}`,
  clicks: place,
}));

const columns: Column<Link>[] = [
  { id: 'alias', header: 'Alias', cell: (link) => link.alias },
  { id: 'clicks', header: 'Clicks', align: 'end', cell: (link) => link.clicks },
];

type TableProps = {
  rows?: Link[] | undefined;
  actions?: RowActions<Link>;
  onOpen?: (link: Link) => void;
  onChange?: (keys: RowKey[]) => void;
  error?: string;
};

const Table = ({ rows, actions, onOpen, onChange, error }: TableProps) => {
  const [keys, setKeys] = useState<ReadonlySet<RowKey>>(new Set());
  return (
    <MemoryRouter>
      <DataTable
        label="Links"
        rows={rows}
        columns={columns}
        rowKey={(link) => link.id}
        rowName={(link) => link.alias}
        empty={<p>No links yet</p>}
        error={error && <p>{error}</p>}
        onOpen={onOpen}
        actions={actions}
        selection={{
          keys,
          onChange: (next) => {
            setKeys(next);
            onChange?.([...next]);
          },
        }}
      />
      <input type="search" aria-label="Search" />
    </MemoryRouter>
  );
};

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: `Select ${name}` });

it('a loading table shows its columns but no cells', () => {
  render(<Table />);
  expect(screen.getByRole('table', { name: 'Links' }).getAttribute('aria-busy')).toBe('true');
  expect(screen.getByRole('columnheader', { name: 'Clicks' })).toBeTruthy();
  expect(screen.queryByRole('cell')).toBeNull();
});

it('an empty list shows a message instead of a table', () => {
  render(<Table rows={[]} />);
  expect(screen.getByText('No links yet')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});

it('an error replaces rows that never loaded and is shown along with earlier ones', () => {
  const { rerender } = render(<Table error="Not read" />);
  expect(screen.queryByRole('table')).toBeNull();
  rerender(<Table error="Not read" rows={links} />);
  expect(screen.getByText('Not read')).toBeTruthy();
  expect(screen.getByText('link-3')).toBeTruthy();
});

it('Shift selects a range of rows in either direction', async () => {
  const user = userEvent.setup();
  const onChange = vi.fn<(keys: RowKey[]) => void>();
  render(<Table rows={links} onChange={onChange} />);
  await user.click(box('link-4'));
  await user.keyboard('{Shift>}');
  await user.click(box('link-2'));
  await user.keyboard('{/Shift}');
  expect(onChange.mock.lastCall?.[0].toSorted()).toEqual([2, 3, 4]);
  expect(box('link-3').checked).toBe(true);
  await user.click(box('link-3'));
  expect(box('link-3').checked).toBe(false);
  await user.keyboard('{Shift>}');
  await user.click(box('link-5'));
  await user.keyboard('{/Shift}');
  expect(onChange.mock.lastCall?.[0].toSorted()).toEqual([2, 3, 4, 5]);
});

it('the checkbox in the header selects and clears all rows of the page', async () => {
  render(<Table rows={links} />);
  const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all on this page' });
  await userEvent.click(box('link-1'));
  expect(all.indeterminate).toBe(true);
  await userEvent.click(all);
  expect(all.checked).toBe(true);
  expect(box('link-6').checked).toBe(true);
  await userEvent.click(all);
  expect(box('link-1').checked).toBe(false);
});

it('J and K move between rows, X selects and Enter opens', async () => {
  const onOpen = vi.fn<(link: Link) => void>();
  render(<Table rows={links} onOpen={onOpen} />);
  await userEvent.keyboard('jjkjx');
  expect(document.activeElement?.textContent).toContain('link-2');
  expect(box('link-2').checked).toBe(true);
  await userEvent.keyboard('{Enter}');
  expect(onOpen).toHaveBeenCalledWith(links[1]);
});

it('row shortcuts are ignored while a user types in a field', async () => {
  render(<Table rows={links} />);
  await userEvent.type(screen.getByLabelText('Search'), 'jx');
  expect(document.activeElement).toBe(screen.getByLabelText('Search'));
  expect(box('link-1').checked).toBe(false);
});

it('a click on a row opens it, but a click on its checkbox doesn’t', async () => {
  const onOpen = vi.fn<(link: Link) => void>();
  render(<Table rows={links} onOpen={onOpen} />);
  await userEvent.click(box('link-1'));
  expect(onOpen).not.toHaveBeenCalled();
  await userEvent.click(screen.getByText('link-5'));
  expect(onOpen).toHaveBeenCalledWith(links[4]);
});

it('row actions run by button, by shortcut and from the menu', async () => {
  const copied = vi.fn<(alias: string) => void>();
  const actions: RowActions<Link> = (link) => [
    { label: 'Copy', icon: 'c', shortcut: 'c', quick: true, onSelect: () => copied(link.alias) },
    'separator',
    { label: 'Delete', danger: true, onSelect: () => copied('deleted') },
  ];
  render(<Table rows={links} actions={actions} />);
  const [, row] = screen.getAllByRole('row');
  if (!row) throw new Error('no row');
  await userEvent.click(within(row).getByRole('button', { name: 'Copy' }));
  await userEvent.keyboard('jc');
  expect(copied.mock.calls).toEqual([['link-1'], ['link-2']]);
  await userEvent.click(screen.getByRole('button', { name: 'Actions for link-3' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  // The menu closes before the selected action runs.
  await waitFor(() => expect(copied).toHaveBeenLastCalledWith('deleted'));
});

it('rows of a new search reuse the elements of the earlier rows', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<Table rows={links.slice(0, 3)} />);
  const rowOf = (alias: string) => screen.getByText(alias).closest('tr');
  const [first, second, third] = ['link-1', 'link-2', 'link-3'].map(rowOf);
  await user.click(screen.getByLabelText('Search'));
  rerender(<Table rows={links.slice(2, 6)} />);
  expect([rowOf('link-3'), rowOf('link-4'), rowOf('link-5')]).toEqual([first, second, third]);
  expect(screen.getAllByRole('row')).toHaveLength(5);
  expect(screen.queryByText('link-1')).toBeNull();
});

it('without a search, the element of a removed row is removed', async () => {
  const { rerender } = render(<Table rows={links.slice(0, 2)} />);
  const gone = screen.getByText('link-1').closest('tr');
  rerender(<Table rows={links.slice(1, 3)} />);
  expect(gone?.isConnected).toBe(false);
});
