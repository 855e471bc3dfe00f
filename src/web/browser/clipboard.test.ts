import { afterEach, expect, it, vi } from 'vitest';
import { copyText } from './clipboard.ts';

const execCommand = vi.fn<(command: string) => boolean>();
Object.assign(document, { execCommand });

afterEach(() => {
  vi.unstubAllGlobals();
  execCommand.mockReset();
});

it('a secure page copies with the clipboard API', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue();
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  expect(await copyText('x')).toBe(true);
  expect(writeText).toHaveBeenCalledWith('x');
});

it('a page over plain HTTP copies a selection and restores the focus', async () => {
  vi.stubGlobal('isSecureContext', false);
  const button = document.body.appendChild(document.createElement('button'));
  button.focus();
  let copied = '';
  execCommand.mockImplementation(() => {
    copied = document.querySelector('textarea')?.value ?? '';
    return true;
  });
  expect(await copyText('https://go.acme.com/x')).toBe(true);
  expect(copied).toBe('https://go.acme.com/x');
  expect(document.querySelector('textarea')).toBeNull();
  expect(document.activeElement).toBe(button);
});

it('copying falls back to a selection when the clipboard refuses, and reports when that fails too', async () => {
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('denied')) } });
  execCommand.mockReturnValueOnce(true).mockReturnValueOnce(false);
  expect(await copyText('x')).toBe(true);
  expect(execCommand.mock.calls).toEqual([['copy']]);
  expect(await copyText('x')).toBe(false);
});
