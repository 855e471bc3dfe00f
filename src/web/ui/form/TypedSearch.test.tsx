import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { TypedSearch } from './TypedSearch.tsx';

afterEach(() => {
  vi.useRealTimers();
});

const show = () => {
  const onSettle = vi.fn<(text: string) => void>();
  const router = createMemoryRouter([
    { path: '/', element: <TypedSearch label="Search" value="" onSettle={onSettle} /> },
    { path: '/row', loader: () => new Promise(() => undefined), element: null },
  ]);
  render(<RouterProvider router={router} />);
  return { router, onSettle, box: screen.getByRole('searchbox', { name: 'Search' }) };
};

test('settles when the typing pauses', () => {
  vi.useFakeTimers();
  const { onSettle, box } = show();
  fireEvent.change(box, { target: { value: 'me' } });
  act(() => {
    vi.advanceTimersByTime(200);
  });
  fireEvent.change(box, { target: { value: 'menu ' } });
  act(() => {
    vi.advanceTimersByTime(200);
  });
  expect(onSettle).not.toHaveBeenCalled();
  act(() => {
    vi.advanceTimersByTime(200);
  });
  expect(onSettle.mock.calls).toEqual([['menu']]);
});

test('calls nobody back who has chosen a row, though nothing of it is rendered yet', () => {
  vi.useFakeTimers();
  const { router, onSettle, box } = show();
  fireEvent.change(box, { target: { value: 'menu' } });
  // On a slow machine the page is not rendered between the click and the end of the pause.
  void router.navigate('/row');
  vi.advanceTimersByTime(400);
  expect(router.state.navigation.location?.pathname).toBe('/row');
  expect(onSettle).not.toHaveBeenCalled();
});
