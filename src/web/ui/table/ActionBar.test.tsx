import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { ActionBar } from './ActionBar.tsx';

it.each([
  [1, 0],
  [2, 1],
])('with %d pages, the bar of selected rows shows %d pair of page buttons', (pages, more) => {
  const steps = { page: 1, pages, linkTo: (page: number) => `/links?page=${page}` };
  render(<ActionBar count={3} pages={1} onClear={() => {}} actions={[]} steps={steps} />, {
    wrapper: MemoryRouter,
  });
  expect(screen.queryAllByRole('link', { name: 'Next page' })).toHaveLength(more);
  expect(screen.queryAllByRole('button', { name: 'Previous page' })).toHaveLength(more);
});
