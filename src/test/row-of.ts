import { screen } from '@testing-library/react';

/** The row of a table in which a text stands, once it is there. */
export async function rowOf(text: string): Promise<HTMLElement> {
  const row = (await screen.findByText(text)).closest('tr');
  if (!row) throw new Error(`${text} stands in no row.`);
  return row;
}
