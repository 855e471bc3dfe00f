import { screen } from '@testing-library/react';

/** Waits for a text and returns the table row that contains it. */
export async function rowOf(text: string): Promise<HTMLElement> {
  const row = (await screen.findByText(text)).closest('tr');
  if (!row) throw new Error(`${text} stands in no row.`);
  return row;
}
