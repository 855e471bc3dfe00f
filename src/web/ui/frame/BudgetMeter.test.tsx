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
    '21 of 30 left',
    /^Rate limit: 21 of 30 left this minute\. Resets in 1[12] s\.$/,
  ],
  [
    'nothing of a reset where all is left',
    () => <BudgetMeter left={30} limit={30} />,
    '30 of 30 left',
    /^Rate limit: 30 of 30 left this minute\.$/,
  ],
  [
    'that it counts by itself where the service does not tell',
    () => <BudgetMeter left={3} limit={30} resetAt={soon()} isTold={false} />,
    '3 of 30 left',
    /^Rate limit: about 3 of 30 left this minute\. More in 1[12] s\.$/,
  ],
  [
    'for how long one waits',
    () => <BudgetMeter left={0} limit={30} resetAt={soon()} waiting={1} />,
    /^waiting 1[12] s/,
    /^Rate limit of 30 a minute reached\. Continues in 1[12] s\.$/,
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
