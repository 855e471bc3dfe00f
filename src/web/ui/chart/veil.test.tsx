import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { StaticPlot } from './StaticPlot.tsx';
import { TimePlot } from './TimePlot.tsx';

const props = {
  label: 'Visits per day',
  series: [{ key: 'visits', label: 'Visits' }],
  points: [0, 1, 2].map((day) => ({ at: `day ${day}`, visits: 4 - day })),
  tick: (at: string) => at,
  title: (at: string) => at,
  open: true,
  width: 640,
};

test.each([
  ['the first picture', StaticPlot],
  ['the library', TimePlot],
])('%s draws the grid lines above the veil over an unfinished moment', (_name, Plot) => {
  const { container } = render(<Plot {...props} />);
  const veil = container.querySelector('rect[fill="var(--panel)"]');
  const over = [
    ...(veil?.parentElement?.querySelectorAll(':scope > rect ~ line[stroke="var(--line)"]') ?? []),
  ];
  // The grid lines of 1 to 4. The line of 0 is the axis.
  expect(over.map((line) => line.getAttribute('x1'))).toEqual(
    Array.from({ length: 4 }, () => veil?.getAttribute('x')),
  );
});
