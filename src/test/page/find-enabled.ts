import { screen, waitFor } from '@testing-library/react';

/** Waits for a button that is rendered before it can be used. */
export const findEnabled = (name: string | RegExp): Promise<HTMLButtonElement> =>
  waitFor(() => {
    const button = screen.getByRole<HTMLButtonElement>('button', { name });
    if (button.disabled) throw new Error(`The button ${String(name)} is disabled.`);
    return button;
  });
