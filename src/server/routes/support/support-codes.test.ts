import { Resvg } from '@resvg/resvg-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Finding } from '#contract/support-records.ts';
import { startInspection } from '#test/start-inspection.ts';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';

let waypost: TestService;
let staff: TestAccount;
beforeAll(async () => {
  waypost = await startService();
  staff = await waypost.addAccount({ staff: true });
});
afterAll(() => waypost.stop());

/** Maximum number of codes that are tested per account. */
const maxTried = 100;

/**
 * Repeats the request until all codes were tested. A request ends after three seconds, and the next one continues from
 * there.
 */
async function findings({ id }: TestAccount): Promise<Finding[]> {
  await startInspection(waypost, staff, { id });
  for (;;) {
    const { body } = await waypost.call('GET', `/api/support/account/${id}/findings`, { key: staff.key });
    const [, tried] = /(\d+) of \d+ QR codes? were tested/.exec(JSON.stringify(body.findings)) ?? [];
    if (tried === undefined || Number(tried) === maxTried) return body.findings;
  }
}
const titles = async (account: TestAccount) => (await findings(account)).map(({ title }) => title);

async function addCode({ key }: TestAccount, look: object): Promise<{ id: number; link: string }> {
  const { body } = await waypost.call('POST', '/api/qr/add', {
    key,
    body: { type: 'text', data: 'x', ...look },
  });
  expect(body.error).toBe(0);
  return body;
}

const picture = (svg: string) =>
  `data:image/png;base64,${new Resvg(svg).render().asPng().toString('base64')}`;
const logo = picture(
  '<svg xmlns="http://www.w3.org/2000/svg" width="1500" height="1500"><rect width="1500" height="1500" fill="#b0203a"/></svg>',
);
const white = 'rgb(255,255,255)';
const pale = { foreground: 'rgb(250,250,240)', background: white };

describe('a QR code', () => {
  test('is named in the findings only if a scanner can’t read it', async () => {
    const ada = await waypost.addAccount();
    await addCode(ada, { name: 'Plain' });
    const { link } = await addCode(ada, { name: 'Pale', ...pale });
    await addCode(ada, { name: 'In color', foreground: 'rgb(20,40,120)', background: 'rgb(255,250,230)' });
    expect(await findings(ada)).toEqual([
      {
        id: 'codes',
        tone: 'bad',
        title: 'The QR code “Pale” can’t be scanned.',
        text: 'Choose colors with more contrast. Printed codes stay the same.',
        records: [link],
      },
    ]);
  });

  test('in two shades that only a program can tell apart is named as unscannable', async () => {
    const ada = await waypost.addAccount();
    await addCode(ada, { name: 'Black', foreground: 'rgb(0,0,0)', background: 'rgb(12,12,12)' });
    expect(await titles(ada)).toEqual([expect.stringMatching(/^The QR code “Black” can’t be scanned/)]);
  });

  test('with a logo of many pixels is not named in the findings', async () => {
    const ada = await waypost.addAccount();
    await addCode(ada, { name: 'Logo', logo });
    expect(await titles(ada)).toEqual(['No problems found.']);
  });

  test('in pale colors with a visible logo is named as unscannable', async () => {
    const ada = await waypost.addAccount();
    await addCode(ada, { name: 'Logo', logo, ...pale });
    expect(await titles(ada)).toEqual([expect.stringMatching(/^The QR code “Logo” can’t be scanned/)]);
  });

  test('is tested again once its colors or its logo have changed', async () => {
    const ada = await waypost.addAccount();
    const { id } = await addCode(ada, { name: 'Menu', ...pale });
    const change = (look: object) =>
      waypost.call('PUT', `/api/qr/${id}/update`, { key: ada.key, body: { data: 'x', ...look } });
    expect(await titles(ada)).toEqual([expect.stringMatching(/“Menu” can’t be scanned/)]);
    await change({ foreground: 'rgb(0,0,0)' });
    expect(await titles(ada)).toEqual(['No problems found.']);
    await change({ logo });
    expect(await titles(ada)).toEqual(['No problems found.']);
    await change(pale);
    expect(await titles(ada)).toEqual([expect.stringMatching(/“Menu” can’t be scanned/)]);
  });

  test('that is readable but hard for cameras is named with its colors as the reason', async () => {
    const ada = await waypost.addAccount();
    await addCode(ada, { name: 'Night', foreground: white, background: 'rgb(0,0,0)' });
    await addCode(ada, { name: 'Mist', foreground: 'rgb(190,190,190)', background: white });
    expect(await titles(ada)).toEqual([
      '2 QR codes may be hard to scan: the contrast of “Night” and “Mist” is too low, or they are light on dark.',
    ]);
  });
});

test('the first five of many unscannable codes are named, and the others are counted', async () => {
  const ada = await waypost.addAccount();
  for (const name of 'ABCDEFG') await addCode(ada, { name, ...pale });
  const [first, ...others] = await findings(ada);
  expect(others).toEqual([]);
  expect(first?.title).toBe('7 QR codes can’t be scanned: “A”, “B”, “C”, “D”, “E”, and 2 more.');
  expect(first?.records).toHaveLength(5);
});

test('the hundred most scanned codes are tested, and the findings report that', async () => {
  const ada = await waypost.addAccount();
  const code = { account_id: ada.id, type: 'text', data: '"x"', logo: null, created_at: 0 };
  const plain = { ...code, foreground: 'rgb(0,0,0)', background: white };
  const { db } = waypost.service;
  for (let at = 0; at < 104; at += 1) {
    await db
      .insertInto('qrs')
      .values({ ...plain, code: `many${at}`, name: `Code ${at}` })
      .execute();
  }
  await db
    .insertInto('qrs')
    .values({ ...code, ...pale, code: 'manypale', name: 'Popular' })
    .execute();
  // The next request tests the codes for which there was no time.
  await expect
    .poll(() => titles(ada), { timeout: 20_000, interval: 50 })
    .toEqual([
      expect.stringMatching(/contrast of “Popular” is too low/),
      '100 of 105 QR codes were tested with a scanner, the most scanned first.',
    ]);
  await db.updateTable('qrs').set({ scans: 7 }).where('code', '=', 'manypale').execute();
  const [found] = await findings(ada);
  expect(found?.title).toMatch(/^The QR code “Popular” can’t be scanned/);
  expect(found?.text).toContain('100 of 105 QR codes were tested with a scanner');
}, 30_000);

test('a repeated test of unchanged codes takes less than half as long', async () => {
  const ada = await waypost.addAccount();
  for (const name of ['One', 'Two', 'Three']) await addCode(ada, { name, logo });
  const timed = async () => {
    const start = performance.now();
    await titles(ada);
    return performance.now() - start;
  };
  const first = await timed();
  expect(Math.min(await timed(), await timed(), await timed())).toBeLessThan(first / 2);
});
