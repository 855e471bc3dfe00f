import { act, render, screen } from '@testing-library/react';
import { Router, UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';
import { expect, test } from 'vitest';
import { createAppHistory, HistoryContext } from './app-history.ts';
import { useAddressQuery } from './address-query.ts';

const Order = () => {
  const { change } = useAddressQuery();
  return <button onClick={() => change({ order: 'click' })}>Order</button>;
};

const show = () => {
  const history = createAppHistory(
    createMemoryHistory({ v5Compat: true, initialEntries: ['/links?q=menu&size=100'] }),
  );
  render(
    <HistoryContext value={history}>
      <Router location={history.location} navigator={history}>
        <Order />
      </Router>
    </HistoryContext>,
  );
  return history;
};

test('a change builds on the newest address of its page, even before that is rendered', () => {
  const history = show();
  history.push('/links?size=100');
  act(() => screen.getByRole('button').click());
  expect(history.location.search).toBe('?size=100&order=click');
});

test('a change ignores the address of another page that is not rendered yet', () => {
  const history = show();
  history.push('/qr?q=poster');
  act(() => screen.getByRole('button').click());
  expect(history.location.search).toBe('?q=menu&size=100&order=click');
});
