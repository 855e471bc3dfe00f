import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { ActionBar } from './ActionBar.tsx';

it.each([
  [1, 0],
  [2, 1],
])('of %d pages, the bar of selected rows offers %d more', (pages, more) => {
  const steps = { page: 1, pages, linkTo: (page: number) => `/links?page=${page}` };
  render(<ActionBar count={3} pages={1} onClear={() => {}} actions={[]} steps={steps} />, {
    wrapper: MemoryRouter,
  });
  expect(screen.queryAllByRole('link', { name: 'Next page' })).toHaveLength(more);
  expect(screen.queryAllByRole('button', { name: 'Previous page' })).toHaveLength(more);
});
