import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { FilterRange } from './FilterRange.tsx';

const asked: object[] = [];

const Clicks = () => {
  const [values, setValues] = useState<Record<string, string | undefined>>({});
  const bound = (name: string, label: string) => ({ name, label, value: values[name] ?? '' });
  return (
    <FilterRange
      part={{
        kind: 'range',
        label: 'Clicks',
        type: 'number',
        least: bound('least', 'At least'),
        most: bound('most', 'At most'),
      }}
      onChange={(change) => {
        asked.push(change);
        setValues({ ...values, ...change });
      }}
    />
  );
};

test('an invalid number of clicks is reported at its field and starts no request', async () => {
  const user = userEvent.setup();
  render(<Clicks />);
  await user.type(screen.getByLabelText('At least'), '2.5');
  await screen.findByText('Enter a whole number, 0 or more.');
  expect(asked.at(-1)).toEqual({ least: '2' });
  await user.type(screen.getByLabelText('At most'), '1');
  expect(asked.at(-1)).toEqual({ most: '1' });
  expect(screen.queryByText('Enter a higher number.')).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('At least').value).toBe('2.5');
  await user.clear(screen.getByLabelText('At least'));
  expect(screen.queryByText('Enter a whole number, 0 or more.')).toBeNull();
});

test.each([
  ['English', '1,000'],
  ['German', '1.000'],
  ['French', '1 000'],
])('a number with %s thousands separators is accepted', async (_language, text) => {
  const user = userEvent.setup();
  render(<Clicks />);
  const least = screen.getByLabelText<HTMLInputElement>('At least');
  await user.type(least, text);
  expect(asked.at(-1)).toEqual({ least: '1000' });
  expect(least.value).toBe(text);
  expect(screen.queryByText('Enter a whole number, 0 or more.')).toBeNull();
  await user.type(screen.getByLabelText('At most'), '999');
  await screen.findByText('Enter a higher number.');
});
