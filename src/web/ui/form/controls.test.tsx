import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { Avatar } from '#web/ui/base/Avatar.tsx';
import { Button } from '#web/ui/base/Button.tsx';
import { ChartCard } from '#web/ui/chart/ChartCard.tsx';
import { Field } from './Field.tsx';
import { Pager } from '#web/ui/table/Pager.tsx';
import { PasswordInput } from './PasswordInput.tsx';
import { RankedBars } from '#web/ui/chart/RankedBars.tsx';
import { RelativeTime } from '#web/ui/base/RelativeTime.tsx';
import { SearchInput } from './SearchInput.tsx';
import { TextArea } from './TextArea.tsx';
import { TextInput } from './TextInput.tsx';

it('a field connects its label, hint and error to its control', () => {
  render(
    <Field label="Domain" hint="Where links begin" error="Begin with https://">
      <TextInput />
    </Field>,
  );
  const input = screen.getByLabelText('Domain');
  const told = (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  expect(told).toEqual(['Begin with https://', 'Where links begin']);
  expect(input.getAttribute('aria-invalid')).toBe('true');
});

it('a field’s error appears only after the mouse button is released', async () => {
  const Form = () => {
    const [left, setLeft] = useState(false);
    return (
      <>
        <Field label="Domain" {...(left && { error: 'Begin with https://' })}>
          <TextInput onBlur={() => setLeft(true)} />
        </Field>
        <button type="button">Below</button>
      </>
    );
  };
  render(<Form />);
  const user = userEvent.setup();
  await user.click(screen.getByLabelText('Domain'));
  await user.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('button', { name: 'Below' }) });
  expect(screen.getByLabelText('Domain').getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByRole('alert')).toBeNull();
  await user.pointer('[/MouseLeft]');
  expect((await screen.findByRole('alert')).textContent).toBe('Begin with https://');
});

it('an empty text area is as high as its rows', () => {
  render(<TextArea aria-label="Rows" rows={6} />);
  expect(screen.getByLabelText('Rows').style.getPropertyValue('--rows')).toBe('6');
});

it('a shortcut key clicks its button', async () => {
  const onClick = vi.fn<() => void>();
  render(
    <Button shortcut="n" onClick={onClick}>
      New link
    </Button>,
  );
  await userEvent.keyboard('n');
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'New link' }).getAttribute('aria-keyshortcuts')).toBe('N');
});

it('a pending button keeps its name and ignores clicks', async () => {
  const onClick = vi.fn<() => void>();
  render(
    <Button pending onClick={onClick}>
      Save
    </Button>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(onClick).not.toHaveBeenCalled();
});

it('a password is shown on request', async () => {
  render(
    <Field label="Password">
      <PasswordInput />
    </Field>,
  );
  expect(screen.getByLabelText('Password').getAttribute('type')).toBe('password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(screen.getByLabelText('Password').getAttribute('type')).toBe('text');
});

const Searching = () => {
  const [text, setText] = useState('');
  return <SearchInput label="Search links" value={text} onChange={setText} />;
};

it('/ focuses the search field, and Escape clears it', async () => {
  render(<Searching />);
  await userEvent.keyboard('/spring');
  const input = screen.getByLabelText<HTMLInputElement>('Search links');
  expect(input.value).toBe('spring');
  await userEvent.keyboard('{Escape}');
  expect(input.value).toBe('');
});

it('the pager on the first page links to the next page and disables the previous one', () => {
  render(
    <MemoryRouter>
      <Pager page={1} pages={13} total={318} perPage={25} linkTo={(page) => `/links?page=${page}`} />
    </MemoryRouter>,
  );
  expect(screen.getByRole('link', { name: 'Next page' }).getAttribute('href')).toBe('/links?page=2');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous page' }).disabled).toBe(true);
  expect(screen.getByText('1–25 of 318')).toBeTruthy();
});

it('an invalid time is shown unchanged', () => {
  render(<RelativeTime value="someday" />);
  expect(screen.getByText('someday')).toBeTruthy();
});

it('a relative time shows the exact time on hover', async () => {
  render(<RelativeTime value="2026-03-14 13:02:09" />);
  const time = screen.getByText(/\d/);
  await userEvent.hover(time);
  expect(time.title).toMatch(/14 March 2026|March 14, 2026/);
});

it('an avatar whose image fails to load shows initials', () => {
  const { container } = render(<Avatar name="Ada Lovelace" src="/gone.png" />);
  const picture = container.querySelector('img');
  if (picture) fireEvent.error(picture);
  expect(container.querySelector('img')).toBeNull();
  expect(container.querySelector('[data-initials="AL"]')).toBeTruthy();
});

it('ranked bars show count and share of the total', () => {
  render(<RankedBars label="Countries" items={[{ label: 'Germany', value: 30 }]} total={120} empty={null} />);
  expect(screen.getByRole('listitem').textContent).toBe('Germany3025.0%');
});

it('a chart can be shown as a table', async () => {
  render(
    <ChartCard title="Countries" data={{ head: ['Country', 'Scans'], rows: [['Germany', 9120]] }}>
      <p>Picture</p>
    </ChartCard>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Table' }));
  expect(screen.getByRole('cell', { name: '9,120' })).toBeTruthy();
  expect(screen.queryByText('Picture')).toBeNull();
});

it('in a text area, Ctrl+Enter submits and Enter starts a new line', async () => {
  const onSubmit = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Field label="Message">
        <TextArea />
      </Field>
    </form>,
  );
  await userEvent.type(screen.getByLabelText('Message'), 'one{Enter}two');
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe('one\ntwo');
});
