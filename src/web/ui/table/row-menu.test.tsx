import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { windowThatNarrows } from '#test/page/narrow-window.ts';
import { DataTable } from './DataTable.tsx';
import type { Column, RowActions } from './table-columns.ts';

const people = ['Ada', 'Ben'];
const columns: Column<string>[] = [{ id: 'name', header: 'Name', cell: (name) => name }];
const done = vi.fn<(what: string) => void>();
const onOpen = vi.fn<(name: string) => void>();
const actions: RowActions<string> = (name) => [
  { label: 'Edit', onSelect: () => done(`edit ${name}`) },
  { label: 'Export', disabled: true, onSelect: () => done(`export ${name}`) },
  'separator',
  { label: 'Visits', to: '/visits' },
  { label: 'Delete', danger: true, onSelect: () => done(`delete ${name}`) },
];

const show = (its = actions) => {
  done.mockReset();
  onOpen.mockReset();
  render(
    <MemoryRouter>
      <DataTable
        label="People"
        rows={people}
        columns={columns}
        rowKey={(name) => name}
        rowName={(name) => name}
        empty={null}
        actions={its}
        onOpen={onOpen}
      />
      <Routes>
        <Route path="/" element={<p>All people</p>} />
        <Route path="/visits" element={<p>All visits</p>} />
      </Routes>
    </MemoryRouter>,
  );
  return userEvent.setup();
};

const button = (name: string) => screen.getByRole('button', { name: `Actions for ${name}` });
const menu = () => screen.queryByRole('menu');
const focused = () => document.activeElement?.textContent;

it('a menu opened by key focuses its first item, and the arrow keys wrap around', async () => {
  const user = show();
  await user.tab();
  button('Ada').focus();
  await user.keyboard('{Enter}');
  expect(menu()?.getAttribute('aria-label')).toBe('Actions for Ada');
  expect(focused()).toBe('Edit');
  await user.keyboard('{ArrowUp}');
  expect(focused()).toBe('Delete');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(focused()).toBe('Export');
  await user.keyboard('{End}');
  expect(focused()).toBe('Delete');
  await user.keyboard('{Home}{Enter}');
  expect(done.mock.calls).toEqual([['edit Ada']]);
  expect(menu()).toBeNull();
  expect(document.activeElement).toBe(button('Ada'));
});

it('typed letters focus a matching item, and a repeated letter cycles through the matches', async () => {
  const user = show();
  await user.click(button('Ben'));
  await user.keyboard('ex');
  expect(focused()).toBe('Export');
  await user.keyboard('{Escape}');
  await user.click(button('Ben'));
  await user.keyboard('e');
  expect(focused()).toBe('Edit');
  await user.keyboard('e');
  expect(focused()).toBe('Export');
  await user.keyboard('e');
  expect(focused()).toBe('Edit');
});

it('Escape and Tab close the menu and return the focus to its button', async () => {
  const user = show();
  for (const key of ['{Escape}', '{Tab}']) {
    await user.click(button('Ben'));
    expect(menu()).not.toBeNull();
    expect(button('Ben').ariaExpanded).toBe('true');
    await user.keyboard(key);
    expect(menu()).toBeNull();
    expect(button('Ben').ariaExpanded).toBe('false');
    expect(document.activeElement).toBe(button('Ben'));
  }
});

it('a menu’s button closes it, and another row’s button opens that row’s menu', async () => {
  const user = show();
  await user.click(button('Ada'));
  await user.click(button('Ada'));
  expect(menu()).toBeNull();
  await user.click(button('Ada'));
  await user.click(button('Ben'));
  expect(menu()?.getAttribute('aria-label')).toBe('Actions for Ben');
});

it('a click beside the menu closes it and doesn’t open the clicked row', async () => {
  const user = show();
  await user.click(button('Ada'));
  await user.click(screen.getByText('Ben'));
  expect(menu()).toBeNull();
  expect(onOpen).not.toHaveBeenCalled();
  await user.click(screen.getByText('Ben'));
  expect(onOpen.mock.calls).toEqual([['Ben']]);
});

it('a disabled item is shown and does nothing', async () => {
  const user = show();
  await user.click(button('Ada'));
  const item = screen.getByRole('menuitem', { name: 'Export' });
  expect(item.getAttribute('aria-disabled')).toBe('true');
  await user.click(item);
  expect(menu()).not.toBeNull();
  expect(done).not.toHaveBeenCalled();
});

it('an item that leads to a page is a link, which Space also follows', async () => {
  const user = show();
  await user.click(button('Ada'));
  const item = screen.getByRole('menuitem', { name: 'Visits' });
  expect(item.getAttribute('href')).toBe('/visits');
  item.focus();
  await user.keyboard(' ');
  expect(await screen.findByText('All visits')).toBeTruthy();
  expect(menu()).toBeNull();
});

it('a right click opens the menu at the pointer', async () => {
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1000);
  const user = show();
  await user.pointer({ keys: '[MouseRight]', target: screen.getByText('Ben'), coords: { x: 40, y: 50 } });
  expect(menu()?.style.left).toBe('40px');
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  expect(done.mock.calls).toEqual([['delete Ben']]);
  expect(document.activeElement).toBe(screen.getByText('Ben').closest('tr'));
});

it('on a phone, the menu is a sheet, and a tap beside it only closes it', async () => {
  windowThatNarrows('(width < 640px)').narrow();
  const user = show();
  await user.click(button('Ada'));
  expect(menu()?.hasAttribute('style')).toBe(false);
  const beside = menu()?.parentElement as HTMLElement;
  await user.pointer({ keys: '[MouseLeft>]', target: beside });
  expect(menu()).not.toBeNull();
  await user.pointer({ keys: '[/MouseLeft]', target: beside });
  expect(menu()).toBeNull();
  expect(document.activeElement).toBe(button('Ada'));
  expect(onOpen).not.toHaveBeenCalled();
});

it('a shortcut shown beside an item of the open menu runs that item', async () => {
  const user = show((name) => [
    { label: 'Export', onSelect: () => done(`export ${name}`) },
    { label: 'Rename', shortcut: 'e', onSelect: () => done(`rename ${name}`) },
    { label: 'Delete', shortcut: 'backspace', danger: true, onSelect: () => done(`delete ${name}`) },
  ]);
  for (const key of ['e', '{Delete}']) {
    await user.click(button('Ben'));
    await user.keyboard(key);
    expect(menu()).toBeNull();
  }
  expect(done.mock.calls).toEqual([['rename Ben'], ['delete Ben']]);
});
