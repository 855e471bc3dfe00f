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
  test('begins with a passkey where there is one, and gives no code for it', async () => {
    const { user, onAnswer } = open();
    expect(document.activeElement).toBe(press('Use a passkey'));
    await user.click(press('Use a passkey'));
    expect(onAnswer.mock.calls).toEqual([[undefined]]);
  });

  test('is taken another way: what was typed and refused in one is not in the next', async () => {
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

  test('wants a code, and asks nobody while there is none', async () => {
    const { user, onAnswer } = open({ ways: ['app'] });
    await user.click(press('Sign in'));
    expect(await screen.findByText('Enter the code.')).toBeTruthy();
    await user.type(screen.getByLabelText('Code'), '   {Enter}');
    expect(onAnswer).not.toHaveBeenCalled();
  });

  test('is answered once, however often it is sent', async () => {
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

  test('in a browser without passkeys begins with a code, and says why', () => {
    open({ knowsPasskeys: false });
    expect(screen.getByText(/This browser doesn’t support passkeys/)).toBeTruthy();
    expect(screen.getByLabelText('Code')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Use a passkey' })).toBeNull();
  });

  test('that this browser can’t take leaves the way back', async () => {
    const onBack = vi.fn<() => void>();
    const { user } = open({ ways: ['passkey'], knowsPasskeys: false, onBack });
    expect(screen.getAllByRole('button')).toHaveLength(1);
    await user.click(press('Back'));
    expect(onBack).toHaveBeenCalledOnce();
  });
});
