import { act, fireEvent, render, screen } from '@testing-library/react';
import { Router, UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { createAppHistory, HistoryContext } from '#web/browser/app-history.ts';
import { TypedSearch } from './TypedSearch.tsx';

afterEach(() => {
  vi.useRealTimers();
});

const show = () => {
  const onSettle = vi.fn<(text: string) => void>();
  const history = createAppHistory(createMemoryHistory({ v5Compat: true }));
  render(
    <HistoryContext value={history}>
      <Router location={history.location} navigator={history}>
        <TypedSearch label="Search" value="" onSettle={onSettle} />
      </Router>
    </HistoryContext>,
  );
  return { history, onSettle, box: screen.getByRole('searchbox', { name: 'Search' }) };
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
  const { history, onSettle, box } = show();
  fireEvent.change(box, { target: { value: 'menu' } });
  // On a slow machine the page is not rendered between the click and the end of the pause.
  history.push('/row');
  vi.advanceTimersByTime(400);
  expect(history.location.pathname).toBe('/row');
  expect(onSettle).not.toHaveBeenCalled();
});
