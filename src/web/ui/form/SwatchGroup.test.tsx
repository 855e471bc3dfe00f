import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SwatchGroup } from './SwatchGroup.tsx';

const options = ['Classic', 'Garden'].map((label) => ({ value: label, label, picture: null }));
const group = (value: string) => (
  <SwatchGroup label="Template" options={options} value={value} onChange={() => undefined} />
);

it('the focus follows the chosen swatch when the choice changes later', () => {
  const { rerender } = render(group('Classic'));
  rerender(group('Garden'));
  expect(document.activeElement).toBe(document.body);
  screen.getByRole('radio', { name: 'Garden' }).focus();
  rerender(group('Classic'));
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Classic' }));
});
