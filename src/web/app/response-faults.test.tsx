/** Tests that each place that reports a response that can’t be understood names its request. */
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { listOf, pagesOfOthers } from '#test/servers/open-at.ts';
import type { ScriptedResponse } from '#test/start-scripted-server.ts';

const openAt = pagesOfOthers();

describe('a response that can’t be understood', () => {
  const details = async (user: Awaited<ReturnType<typeof openAt>>['user']) => {
    const fold = await screen.findByText('Details');
    await user.click(fold);
    return fold.closest('details') ?? fold;
  };

  test('is reported with its request and what was sent', async () => {
    const { user } = await openAt('/channels', {
      'GET /api/channels': { body: '<!doctype html><title>Sign in</title>' },
    });
    const fold = await details(user);
    expect(within(fold).getByText('GET /api/channels · HTTP 200')).toBeTruthy();
    expect(within(fold).getByText('Sent a web page instead of JSON.')).toBeTruthy();
  });

  test('is reported with the wrong member but without its values', async () => {
    const { user } = await openAt('/splash', {
      'GET /api/splash': listOf('splash', [{ name: 'Secret name', date: null }]),
    });
    const fold = await details(user);
    expect(within(fold).getByText('GET /api/splash · HTTP 200')).toBeTruthy();
    expect(within(fold).getByText('data.splash[0].id: missing, expected number')).toBeTruthy();
    expect(fold.textContent).not.toContain('Secret');
  });

  test('is reported when one record of a list is left out', async () => {
    const { user } = await openAt('/splash', {
      'GET /api/splash': listOf('splash', [
        { id: 1, name: 'Hello', date: null },
        { id: { of: 2 }, name: 'Other', date: null },
      ]),
    });
    expect(await screen.findByText('Hello')).toBeTruthy();
    const fold = await details(user);
    expect(within(fold).getByText('data.splash[1].id: object, expected number')).toBeTruthy();
  });

  test('is reported in a form, which keeps its input', async () => {
    const { user } = await openAt('/channels?open=new', {
      'GET /api/channels': listOf('channels', []),
      'POST /api/channel/add': { body: '<h1>Sign in</h1>' },
    });
    const dialog = await screen.findByRole('dialog', { name: 'New channel' });
    await user.type(await within(dialog).findByLabelText('Name'), 'Door');
    await user.click(within(dialog).getByRole('button', { name: 'Create channel' }));
    const fold = await details(user);
    expect(within(fold).getByText('POST /api/channel/add · HTTP 200')).toBeTruthy();
    expect(within(dialog).getByLabelText('Name')).toHaveProperty('value', 'Door');
  });
});

describe('a response that can’t be understood, where details have no place', () => {
  const page: ScriptedResponse = { body: '<h1>Sign in</h1>' };
  const channel = { id: 4, name: 'Door', description: '', color: '#112233', starred: false };

  test('is reported in a toast', async () => {
    const { user } = await openAt('/channels', {
      'GET /api/channels': listOf('channels', [channel]),
      'PUT /api/channel/4/update': page,
    });
    await user.click(await screen.findByRole('button', { name: 'Star Door' }));
    // An urgent toast is in the page twice, once visibly and once for screen readers.
    await screen.findAllByText(/Request: PUT \/api\/channel\/:id\/update\./);
    expect(screen.getByRole('button', { name: 'Star Door' }).getAttribute('aria-pressed')).toBe('false');
  });

  test('is reported in a dialog, which keeps working', async () => {
    await openAt('/channels?open=delete-4', {
      'GET /api/channels': listOf('channels', [channel]),
      'GET /api/channel/4': page,
    });
    const dialog = await screen.findByRole('dialog', { name: /Delete channel/ });
    expect(await within(dialog).findByText(/Request: GET \/api\/channel\/:id\./)).toBeTruthy();
    expect(within(dialog).getByRole('button', { name: 'Delete channel' })).toHaveProperty('disabled', false);
  });
});
