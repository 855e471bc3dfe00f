import { act, fireEvent, render, screen } from '@testing-library/react';
import { Router, UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { createAppHistory, HistoryContext } from '#web/browser/app-history.ts';
import { DebouncedSearch } from './DebouncedSearch.tsx';

afterEach(() => {
  vi.useRealTimers();
});

const show = () => {
  const onSettle = vi.fn<(text: string) => void>();
  const history = createAppHistory(createMemoryHistory({ v5Compat: true }));
  const withValue = (value: string) => (
    <HistoryContext value={history}>
      <Router location={history.location} navigator={history}>
        <DebouncedSearch label="Search" value={value} onSettle={onSettle} />
      </Router>
    </HistoryContext>
  );
  const { rerender } = render(withValue(''));
  return {
    history,
    onSettle,
    box: screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' }),
    arrive: (value: string) => rerender(withValue(value)),
  };
};

test('a search starts when the typing pauses', () => {
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

test('a search field keeps newer text while the address catches up with earlier text', () => {
  vi.useFakeTimers();
  const { onSettle, box, arrive } = show();
  fireEvent.change(box, { target: { value: 'me' } });
  act(() => {
    vi.advanceTimersByTime(400);
  });
  fireEvent.change(box, { target: { value: 'men' } });
  arrive('me');
  expect(box.value).toBe('men');
  act(() => {
    vi.advanceTimersByTime(400);
  });
  expect(onSettle.mock.calls).toEqual([['me'], ['men']]);
  arrive('men');
  // The back button and "Clear filters" change the value.
  arrive('me');
  expect(box.value).toBe('me');
  arrive('');
  expect(box.value).toBe('');
});

test('a pending search is dropped when the user opens another page', () => {
  vi.useFakeTimers();
  const { history, onSettle, box } = show();
  fireEvent.change(box, { target: { value: 'menu' } });
  // On a slow machine the page may not be rendered between the click and the end of the debounce.
  history.push('/row');
  vi.advanceTimersByTime(400);
  expect(history.location.pathname).toBe('/row');
  expect(onSettle).not.toHaveBeenCalled();
});
