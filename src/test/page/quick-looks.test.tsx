import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

test('a failed query prints the page', async () => {
  render(<p>Here</p>);
  expect(() => screen.getByText('Elsewhere')).toThrow(
    /Unable to find an element with the text: Elsewhere.*<p.*Here/s,
  );
  await expect(screen.findByText('Elsewhere', {}, { timeout: 1 })).rejects.toThrow(/Unable to find.*Here/s);
});
