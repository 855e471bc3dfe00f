import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import { expect, it, vi } from 'vitest';
import { shortcutLabel, useShortcut } from './shortcuts.ts';

type BoundProps = { keys: string; fn: () => unknown; everywhere?: boolean };

const Bound = ({ keys, fn, everywhere }: BoundProps) => {
  useShortcut(keys, fn, { everywhere });
  return <input aria-label="Name" />;
};

it('a key calls its function', async () => {
  const fn = vi.fn<() => void>();
  render(<Bound keys="n" fn={fn} />);
  await userEvent.keyboard('n');
  expect(fn).toHaveBeenCalledTimes(1);
});

it('a key works as soon as the page is painted', () => {
  const fn = vi.fn<() => void>();
  const Page = () => {
    // Runs just before the browser paints.
    useLayoutEffect(() => {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'n', bubbles: true }));
    }, []);
    return <Bound keys="n" fn={fn} />;
  };
  render(<Page />);
  expect(fn).toHaveBeenCalledTimes(1);
});

it('Ctrl or Shift with a letter does not trigger the letter’s shortcut', async () => {
  const fn = vi.fn<() => void>();
  render(<Bound keys="n" fn={fn} />);
  await userEvent.keyboard('{Control>}n{/Control}{Shift>}N{/Shift}');
  expect(fn).not.toHaveBeenCalled();
});

it('a punctuation key triggers its shortcut regardless of Shift', () => {
  const fn = vi.fn<() => void>();
  render(<Bound keys="?" fn={fn} />);
  fireEvent.keyDown(document.body, { key: '?', shiftKey: true });
  expect(fn).toHaveBeenCalledTimes(1);
});

it('a shortcut is ignored while the user types', async () => {
  const fn = vi.fn<() => void>();
  render(<Bound keys="n" fn={fn} />);
  await userEvent.type(screen.getByLabelText('Name'), 'nnn');
  expect(fn).not.toHaveBeenCalled();
});

it('a shortcut is ignored while a dialog is open', async () => {
  const fn = vi.fn<() => void>();
  render(
    <>
      <Bound keys="n" fn={fn} />
      <div role="dialog" aria-label="Over the page" />
    </>,
  );
  await userEvent.keyboard('n');
  expect(fn).not.toHaveBeenCalled();
});

it('a shortcut works while a closed dialog fades out, but not from within that dialog', async () => {
  const fn = vi.fn<() => void>();
  render(
    <>
      <Bound keys="n" fn={fn} />
      <div role="dialog" aria-label="Fading" data-closed="">
        <button type="button">Still here</button>
      </div>
    </>,
  );
  await userEvent.keyboard('n');
  expect(fn).toHaveBeenCalledTimes(1);
  screen.getByRole('button', { name: 'Still here' }).focus();
  await userEvent.keyboard('n');
  expect(fn).toHaveBeenCalledTimes(1);
});

it('a shortcut marked as working everywhere works in inputs', async () => {
  const fn = vi.fn<() => void>();
  render(<Bound keys="mod+k" fn={fn} everywhere />);
  await userEvent.type(screen.getByLabelText('Name'), '{Control>}k{/Control}');
  expect(fn).toHaveBeenCalledTimes(1);
});

it('the first of two handlers takes the key unless it returns false', async () => {
  const first = vi.fn<() => unknown>().mockReturnValueOnce(undefined).mockReturnValueOnce(false);
  const second = vi.fn<() => void>();
  render(
    <>
      <Bound keys="x" fn={first} />
      <Bound keys="x" fn={second} />
    </>,
  );
  await userEvent.keyboard('x');
  expect(second).not.toHaveBeenCalled();
  await userEvent.keyboard('x');
  expect(second).toHaveBeenCalledTimes(1);
});

it('shortcut labels show the names of the keys', () => {
  expect(['n', 'mod+k', 'shift+x', 'enter'].map(shortcutLabel)).toEqual(['N', 'Ctrl K', 'Shift X', '↵']);
});

it('shortcut labels are translated', async () => {
  vi.resetModules();
  const { setCatalogue } = await import('#web/words/in-language.ts');
  const { base } = await import('#web/words/de/base.ts');
  setCatalogue({ base });
  const { shortcutLabel: printed, ariaShortcut } = await import('./shortcuts.ts');
  expect(['mod+k', 'shift+x'].map(printed)).toEqual(['Strg K', 'Umschalt X']);
  expect(ariaShortcut('mod+k')).toBe('Control+K');
});

it('a toast with the dialog role does not block shortcuts', async () => {
  const fn = vi.fn<() => void>();
  render(
    <>
      <Bound keys="n" fn={fn} />
      <div role="dialog" aria-label="Link copied" data-toast="" />
    </>,
  );
  await userEvent.keyboard('n');
  expect(fn).toHaveBeenCalledTimes(1);
});
