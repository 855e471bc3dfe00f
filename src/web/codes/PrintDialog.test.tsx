import { Blob as NodeBlob } from 'node:buffer';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { drawingOf } from './drawing.ts';
// Imported up front, so that loading it doesn't count toward a test's timeout.
import './label-file.ts';
import { copiesOn } from './print-paper.ts';
import { PrintDialog } from './PrintDialog.tsx';

const look = {
  foreground: '#000000',
  background: '#ffffff',
  logo: '',
  logoData: undefined,
  look: undefined,
};
const picturesAt = (address: string) =>
  ['One', 'Two'].map((caption) => {
    const drawing = drawingOf(`${address}${caption}`, look);
    if (!drawing) throw new Error('It holds too much.');
    return { drawing, caption };
  });
const pictures = picturesAt('https://go.example.com/');

/**
 * Waits for the focus. A dialog focuses its first field a moment after it opens, and earlier input may go elsewhere.
 */
const isFocused = () => waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Paper')));

test('the requested copies are printed once they have loaded, in the chosen size on the chosen paper', async () => {
  const loading = Promise.withResolvers<void>();
  HTMLImageElement.prototype.decode = () => loading.promise;
  const printed: { copies: number; side: string; paper: string | undefined }[] = [];
  vi.stubGlobal('print', () => {
    const sheet = document.querySelector<HTMLElement>('body > [data-paper]');
    printed.push({
      copies: sheet?.querySelectorAll('img').length ?? 0,
      side: sheet?.style.getPropertyValue('--side') ?? '',
      paper: sheet?.dataset['paper'],
    });
  });
  const onClose = vi.fn<() => void>();
  render(<PrintDialog open onClose={onClose} pictures={pictures.slice(0, 1)} />);
  await isFocused();
  const size = screen.getByLabelText('Size in mm');
  await userEvent.clear(size);
  await userEvent.type(size, '3');
  expect(screen.getByRole('alert').textContent).toBe('Enter a size from 5 to 190 mm.');
  await userEvent.type(size, '0');
  await userEvent.selectOptions(screen.getByLabelText('Paper'), 'US Letter');
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  await waitFor(() => expect(document.querySelectorAll('body > [data-paper] img')).toHaveLength(12));
  expect(printed).toEqual([]);
  loading.resolve();
  await waitFor(() => expect(printed).toEqual([{ copies: 12, side: '30mm', paper: 'letter' }]));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(document.querySelector('body > [data-paper]')).toBeNull();
});

test('several codes are printed once each with their names', () => {
  render(<PrintDialog open onClose={() => undefined} pictures={pictures} />);
  expect(screen.queryByLabelText('Copies')).toBeNull();
  expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Print names' }).checked).toBe(true);
  expect(screen.getByText(/^2 codes on 1 sheet/)).toBeTruthy();
});

test('a size that blurs in print shows a warning', async () => {
  render(<PrintDialog open onClose={() => undefined} pictures={pictures} />);
  await isFocused();
  const size = screen.getByLabelText('Size in mm');
  await userEvent.clear(size);
  await userEvent.type(size, '8');
  expect(screen.getByText(/a 300 dpi printer blurs the code/)).toBeTruthy();
});

test('a code with too little contrast shows a warning, on paper and on labels', async () => {
  const drawing = drawingOf('https://go.example.com/yellow', { ...look, foreground: '#ffff00' });
  if (!drawing) throw new Error('It holds too much.');
  const yellow = [...pictures, { drawing, caption: 'Yellow' }];
  render(<PrintDialog open onClose={() => undefined} pictures={yellow} />);
  const warning = '1 code has too little contrast for many cameras';
  expect(screen.getByText(warning).nextSibling?.textContent).toBe('Yellow');
  await userEvent.selectOptions(screen.getByLabelText('Paper'), 'avery-5160');
  expect(screen.getByText(warning)).toBeTruthy();
});

test('codes too small for their labels are listed with the sizes that they need', async () => {
  const mixed = [
    ...picturesAt('https://go.example.com/a-name-so-long-that-it-needs-more-modules-than-most/'),
    ...picturesAt(`https://go.example.com/${'a'.repeat(150)}`).slice(0, 1),
  ];
  render(<PrintDialog open onClose={() => undefined} pictures={mixed} />);
  await userEvent.selectOptions(screen.getByLabelText('Paper'), 'avery-5167');
  expect(screen.getByText('One: at least 16 mm')).toBeTruthy();
  expect(screen.getByText('One and Two: at least 12 mm')).toBeTruthy();
});

test('a sheet holds as many codes as fit between its margins', () => {
  expect(copiesOn('a4', 40, false)).toBe(24);
  expect(copiesOn('a4', 40, true)).toBe(20);
  expect(copiesOn('letter', 190, false)).toBe(1);
});

test('labels are downloaded as a PDF, and a larger label is suggested for dense codes', async () => {
  // The Blob of the test DOM can't be read as a stream.
  vi.stubGlobal('Blob', NodeBlob);
  const files: NodeBlob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as NodeBlob);
    return 'blob:x';
  });
  const onClose = vi.fn<() => void>();
  const dense = picturesAt('https://go.example.com/a-name-so-long-that-it-needs-more-modules-than-most/');
  render(<PrintDialog open onClose={onClose} pictures={dense} />);
  await userEvent.selectOptions(screen.getByLabelText('Paper'), 'avery-5167');
  expect(screen.getByText('2 codes are too small to scan at 9 mm')).toBeTruthy();
  expect(screen.getByText(/^One and Two: at least 12 mm$/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Use Avery 5160' }));
  expect(screen.queryByText(/too small/)).toBeNull();
  const start = screen.getByLabelText('Start at label');
  await userEvent.clear(start);
  await userEvent.type(start, '31');
  expect(screen.getByRole('alert').textContent).toBe('Enter a number from 1 to 30.');
  await userEvent.clear(start);
  await userEvent.type(start, '30');
  expect(screen.getByText(/^2 codes on 2 sheets, up to 30 per sheet/)).toBeTruthy();
  await userEvent.click(screen.getByRole('switch', { name: 'Print names' }));
  await userEvent.click(screen.getByRole('button', { name: 'Download PDF' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(await files[0]?.text()).toMatch(/\/Type \/Pages \/Count 2 /);
});
