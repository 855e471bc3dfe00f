/** Tests that lists and records show the age of their data in the same form. */
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { statistics } from '#test/records/sample-answers.ts';
import { listOf, pagesOfOthers } from '#test/servers/open-at.ts';

const openAt = pagesOfOthers();

const shorturl = 'https://o.example/menu';
const link = { id: 7, alias: 'menu', shorturl, longurl: 'https://acme.com/', clicks: 3, title: 'Menu' };
const code = { id: 5, link: 'https://o.example/qr/5', scans: 3, name: 'Poster', date: null };

test.each(['/qr/5', `/links/by?short=${encodeURIComponent(shorturl)}`])(
  '%s shows the age of its data as “As of”',
  async (address) => {
    await openAt(address, {
      'GET /api/qr/5': { body: { error: 0, details: code, data: statistics } },
      'GET /api/urls': listOf('urls', [{ ...link, description: '', date: '2026-03-14 10:00:00' }]),
    });
    expect((await screen.findByText(/As of \d/)).textContent).not.toContain('Data as of');
  },
);
