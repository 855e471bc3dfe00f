import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addLink } from '#test/add-link.ts';
import { renderPage } from '#test/render-page.tsx';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';
import { visitInPast } from '#test/visits-in-past.ts';
import { warmUp } from '#test/warm-up.ts';
import { addDays, localDay } from '#web/lib/calendar-days.ts';

let service: TestService;
let ada: TestAccount;

const tomorrow = () => addDays(localDay(new Date()), 1);

beforeAll(async () => {
  await warmUp();
  service = await startService();
  ada = await service.addAccount();
  const { id } = await addLink(service, ada.id, { alias: 'menu' });
  await visitInPast(service, { kind: 'link', target_id: id }, 1, 4);
});
afterAll(() => service.stop());

const figures = () => screen.findByLabelText('Visits · Last 30 days');

describe('a custom period', () => {
  test.each([
    ['that has not begun', tomorrow(), addDays(tomorrow(), 30), 'Choose today or an earlier day.'],
    ['that is reversed', '2026-03-14', '2026-03-01', 'The first day can’t be after the last.'],
  ])(
    '%s shows an error in its form, above the figures of the default period',
    async (_, from, to, message) => {
      renderPage(`/statistics?from=${from}&to=${to}`, { as: ada });
      const form = await screen.findByRole('form', { name: 'Custom period' });
      await within(form).findByText(message);
      await waitFor(async () => expect((await figures()).textContent).toMatch(/^Visits4/));
    },
  );

  test('that has not begun is refused in the form, and the address stays unchanged', async () => {
    const { user, address } = renderPage('/statistics', { as: ada });
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Period' }), 'Custom period');
    const form = await screen.findByRole('form', { name: 'Custom period' });
    const before = address();
    const from = within(form).getByLabelText('From');
    await user.clear(from);
    await user.type(from, tomorrow());
    await user.click(within(form).getByRole('button', { name: 'Apply' }));
    await within(form).findByText('Choose today or an earlier day.');
    expect(address()).toBe(before);
  });

  test('keeps the focus in its field, both when it is applied and when it is refused', async () => {
    const { user, address, go } = renderPage('/statistics?from=2026-03-01&to=2026-03-14', { as: ada });
    const form = await screen.findByRole('form', { name: 'Custom period' });
    const from = within(form).getByLabelText('From');
    const apply = async (day: string) => {
      from.focus();
      fireEvent.change(from, { target: { value: day } });
      await user.keyboard('{Enter}');
    };
    await apply('2026-03-05');
    await waitFor(() => expect(address()).toContain('from=2026-03-05'));
    expect(document.activeElement).toBe(from);
    await apply('');
    await within(form).findByText('Enter a date such as 2026-03-14.');
    await apply(tomorrow());
    await within(form).findByText('Choose today or an earlier day.');
    expect(document.activeElement).toBe(from);
    await go(-1);
    await waitFor(() => expect((from as HTMLInputElement).value).toBe('2026-03-01'));
    expect(within(form).queryByText('Choose today or an earlier day.')).toBeNull();
  });
});
