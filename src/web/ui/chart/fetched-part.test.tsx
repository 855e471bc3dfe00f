import { screen, waitFor } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchedPart } from '#web/ui/base/on-demand.tsx';

const Chart = () => <p>The chart</p>;

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false));
let root: Root;
afterEach(() => root.unmount());

const show = (what: React.ReactNode) => {
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(what);
};

test('a fetched part appears when its code arrives between render and effects', async () => {
  const coming = Promise.withResolvers<typeof Chart>();
  const Part = fetchedPart(() => coming.promise, <p>Waiting</p>);
  void Part.fetch();
  const Page = () => {
    // React runs pending work after this and before the component's effects.
    useLayoutEffect(() => coming.resolve(Chart), []);
    return <Part />;
  };
  show(<Page />);
  expect(await screen.findByText('The chart')).toBeTruthy();
});

test('a fetched part appears in every place that uses it', async () => {
  const Part = fetchedPart(async () => Chart, <p>Waiting</p>);
  show(
    <>
      <Part />
      <Part />
    </>,
  );
  await waitFor(() => expect(screen.getAllByText('The chart')).toHaveLength(2));
});
