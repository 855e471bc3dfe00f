import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { renderPage } from '#test/render-page.tsx';
import { startWithMail, type TestServiceWithMail } from '#test/start-with-mail.ts';

let service: TestServiceWithMail;
beforeAll(async () => {
  service = await startWithMail();
});
afterAll(() => service.stop());

const form = () => within(screen.getByRole('form', { name: 'Change e-mail address' }));

async function waiting(email: string) {
  const account = await service.addAccount();
  await service.call('PUT', '/api/account/update', { key: account.key, body: { email } });
  await service.mailbox.messageTo(email);
  const { user } = renderPage('/account', { as: account });
  await screen.findByText(`${email} isn’t confirmed yet`);
  return { account, user };
}

test('a pending address shows when it was requested, and the e-mail can be sent again', async () => {
  const { user } = await waiting('waits@new.example');
  expect(
    form().getByText(
      /^Requested on .*\d{4} at .* To use this address, open the link in the e-mail and confirm/,
    ),
  ).toBeTruthy();
  await user.click(form().getByRole('button', { name: 'Send again' }));
  const said = await form().findByText(/^Requested again\. The link in the earlier e-mail no longer works/);
  expect(said.getAttribute('role')).toBe('status');
  await service.mailbox.messageTo('waits@new.example');
});

test('a different pending address clears the message “Requested again”', async () => {
  const { user } = await waiting('one@new.example');
  await user.click(form().getByRole('button', { name: 'Send again' }));
  await form().findByText(/^Requested again/);
  await user.type(form().getByLabelText('New e-mail address'), 'two@new.example{Enter}');
  await screen.findByText('two@new.example isn’t confirmed yet');
  expect(await form().findByText(/^We sent a message to two@new\.example\./)).toBeTruthy();
  expect(form().queryByText(/^Requested again/)).toBeNull();
});

test('a pending change of the e-mail address can be canceled', async () => {
  const { account, user } = await waiting('canceled@new.example');
  await user.click(form().getByRole('button', { name: 'Cancel change' }));
  await screen.findByText('Change canceled');
  await waitFor(() => expect(form().queryByText(/isn’t confirmed yet/)).toBeNull());
  const { body } = await service.call('GET', '/api/account', { key: account.key });
  expect(body.data.pendingemail).toBeNull();
});

test('a newly requested address shows the server’s message about the e-mail it sent', async () => {
  const account = await service.addAccount();
  const { user } = renderPage('/account', { as: account });
  await screen.findByText('Plan', { selector: 'dt' });
  await user.type(form().getByLabelText('New e-mail address'), 'asked@new.example{Enter}');
  await screen.findByText('asked@new.example isn’t confirmed yet');
  expect(form().getByText(/^We sent a message to asked@new\.example\./)).toBeTruthy();
});

test('the account’s unconfirmed address shows when it was requested, with a Send again button', async () => {
  const account = await service.addAccount({ confirmed: false });
  await service.call('PUT', '/api/account/update', { key: account.key, body: { email: account.email } });
  renderPage('/account', { as: account });
  await screen.findByText('Not confirmed');
  expect(screen.getByText(/^Requested on .* To confirm it, open the link in the e-mail/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Send again' })).toBeTruthy();
});
