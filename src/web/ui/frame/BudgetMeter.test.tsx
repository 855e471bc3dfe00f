import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { TooltipHost } from '#web/ui/base/TooltipHost.tsx';
import { BudgetMeter } from './BudgetMeter.tsx';

const soon = () => Date.now() + 12_000;

test.each([
  [
    'what is left, and when it is full again',
    () => <BudgetMeter left={21} limit={30} resetAt={soon()} />,
    '21 of 30',
    /^21 of 30 requests are left this minute\. Full again in 1[12] s\.$/,
  ],
  [
    'nothing of a reset where all is left',
    () => <BudgetMeter left={30} limit={30} />,
    '30 of 30',
    /^30 of 30 requests are left this minute\.$/,
  ],
  [
    'that it counts by itself where the service does not tell',
    () => <BudgetMeter left={3} limit={30} resetAt={soon()} isTold={false} />,
    '3 of 30',
    /More in 1[12] s\. The service does not tell: they are counted here\.$/,
  ],
  [
    'for how long one waits',
    () => <BudgetMeter left={0} limit={30} resetAt={soon()} waiting={1} />,
    /^waiting 1[12] s/,
    /takes 30 requests a minute\. One waits and goes through by itself in 1[12] s\.$/,
  ],
  [
    'for how long several wait',
    () => <BudgetMeter left={0} limit={30} resetAt={soon()} waiting={4} />,
    /^waiting 1[12] s/,
    /4 wait and go through by themselves in 1[12] s\.$/,
  ],
])('the meter says %s', async (_, meter, words, told) => {
  const user = userEvent.setup();
  render(
    <>
      {meter()}
      <TooltipHost />
    </>,
  );
  expect(screen.getByText(words)).toBeTruthy();
  await user.hover(screen.getByRole('button'));
  expect(await screen.findByText(told)).toBeTruthy();
});
