import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { StepForm } from './StepForm.tsx';

type Props = ComponentProps<typeof StepForm>;

function open(props: Partial<Props> = {}) {
  const onAnswer = vi.fn<Props['onAnswer']>(async () => undefined);
  render(
    <StepForm
      ways={['passkey', 'app', 'recovery']}
      knowsPasskeys
      submitLabel="Sign in"
      onAnswer={onAnswer}
      {...props}
    />,
  );
  return { user: userEvent.setup(), onAnswer };
}
const press = (name: string) => screen.getByRole('button', { name });

describe('the second step', () => {
  test('begins with a passkey if there is one, and sends no code with it', async () => {
    const { user, onAnswer } = open();
    expect(document.activeElement).toBe(press('Use a passkey'));
    await user.click(press('Use a passkey'));
    expect(onAnswer.mock.calls).toEqual([[undefined]]);
  });

  test('can use another method, which clears the code and the error', async () => {
    const onAnswer = vi.fn<Props['onAnswer']>(async () => 'Wrong code.');
    const { user } = open({ onAnswer });
    await user.click(press('Use your authenticator app'));
    await user.type(screen.getByLabelText('Code'), '123456{Enter}');
    expect(await screen.findByText('Wrong code.')).toBeTruthy();
    await user.click(press('Use a recovery code'));
    const field = screen.getByLabelText<HTMLInputElement>('Recovery code');
    expect([field.value, document.activeElement]).toEqual(['', field]);
    expect(screen.queryByText('Wrong code.')).toBeNull();
    await user.type(field, 'abcd-efgh-ijkm{Enter}');
    expect(onAnswer.mock.calls).toEqual([['123456'], ['abcd-efgh-ijkm']]);
  });

  test('is not sent without a code', async () => {
    const { user, onAnswer } = open({ ways: ['app'] });
    await user.click(press('Sign in'));
    expect(await screen.findByText('Enter the code.')).toBeTruthy();
    await user.type(screen.getByLabelText('Code'), '   {Enter}');
    expect(onAnswer).not.toHaveBeenCalled();
  });

  test('is sent once while its response is pending', async () => {
    const { promise, resolve } = Promise.withResolvers<string | undefined>();
    const onAnswer = vi.fn<Props['onAnswer']>(() => promise);
    const { user } = open({ ways: ['app'], onAnswer });
    await user.type(screen.getByLabelText('Code'), '123456{Enter}{Enter}');
    expect(onAnswer).toHaveBeenCalledOnce();
    resolve('Wrong code.');
    expect(await screen.findByText('Wrong code.')).toBeTruthy();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(onAnswer).toHaveBeenCalledTimes(2));
  });

  test('begins with a code in a browser without passkeys, and explains why', () => {
    open({ knowsPasskeys: false });
    expect(screen.getByText(/This browser doesn’t support passkeys/)).toBeTruthy();
    expect(screen.getByLabelText('Code')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Use a passkey' })).toBeNull();
  });

  test('offers only the way back if the browser supports no method', async () => {
    const onBack = vi.fn<() => void>();
    const { user } = open({ ways: ['passkey'], knowsPasskeys: false, onBack });
    expect(screen.getAllByRole('button')).toHaveLength(1);
    await user.click(press('Back'));
    expect(onBack).toHaveBeenCalledOnce();
  });
});
