import { afterAll, describe, expect, test } from 'vitest';
import type { Report } from '#contract/support-reports.ts';
import { sendReport } from '#test/send-report.ts';
import { startReportDesk } from '#test/start-report-desk.ts';

const { waypost, get, put, listed, read, close, reported } = await startReportDesk();
afterAll(() => waypost.stop());

describe('reports', () => {
  test('are listed with their address, owner, reason and time, and a masked contact', async () => {
    const { owner, shorturl, longurl, reports } = await reported(1, {
      reason: 'malware',
      details: 'It asks\nfor my PIN.',
      contact: 'bob@reader.example',
    });
    const report: Report = {
      id: expect.any(Number),
      at: expect.any(String),
      kind: 'link',
      address: shorturl,
      destination: longurl,
      now: { address: shorturl, destination: longurl, archived: false },
      account: { id: owner.id, username: owner.username, locked: false },
      reason: 'malware',
      details: 'It asks\nfor my PIN.',
      contact: 'b•••@reader.example',
      others: 0,
      closed: null,
    };
    expect(reports).toEqual([report]);
    expect(await read(reports[0]?.id ?? 0)).toEqual({ ...report, contact: 'bob@reader.example' });
    expect((await get('/api/support/report/999999')).status).toBe(404);
  });

  test('are listed in pages, the newest first, and filtered by state', async () => {
    const { id } = await reported();
    const { id: newer } = await reported();
    await close(id);
    const page = async (query: string) => (await get(`/api/support/reports?${query}`)).body.data;
    expect((await page('limit=1')).reports[0].id).toBe(newer);
    const second = await page('limit=1&page=2');
    expect(second.reports[0].id).toBe(id);
    expect([second.perpage, second.currentpage, second.nextpage]).toEqual([1, 2, 3]);
    const [all, open, closed] = [await page(''), await page('state=open'), await page('state=closed')];
    expect(open.result + closed.result).toBe(all.result);
    expect((await listed('&state=open')).map((each) => each.id)).not.toContain(id);
    expect((await listed('&state=closed')).map((each) => each.id)).toContain(id);
    expect((await get('/api/support/reports?state=odd')).body).toMatchObject({ error: 1, field: 'state' });
  });

  test('are found by a part of the address, or of its previous or current destination', async () => {
    const { owner, shorturl, longurl, linkId, id } = await reported();
    const found = async (q: string) =>
      (await listed(`&q=${encodeURIComponent(q)}`)).map((report) => report.id);
    await put(`/api/url/${linkId}/update`, { url: 'https://elsewhere.example/Über' }, owner.key);
    for (const q of [
      shorturl,
      shorturl.toUpperCase(),
      `${shorturl.replace('http://', '')}/`,
      new URL(longurl).origin,
      'ELSEWHERE.example',
      ' elsewhere.example/Über ',
    ]) {
      expect([q, await found(q)]).toEqual([q, [id]]);
    }
    expect(await found('%')).toEqual([]);
    expect(await found('bank_')).toEqual([]);
    expect(await found('nobody.example')).toEqual([]);
  });

  test('show whether the address now leads elsewhere, or is archived, renamed or deleted', async () => {
    const { owner, linkId, alias, shorturl, longurl, id } = await reported();
    const change = (body: object) => put(`/api/url/${linkId}/update`, body, owner.key);
    await change({ url: 'https://harmless.example/' });
    const address = `${waypost.url}/${alias}-renamed`;
    await change({ custom: `${alias}-renamed`, archived: true });
    expect(await read(id)).toMatchObject({
      address: shorturl,
      destination: longurl,
      now: { address, destination: 'https://harmless.example/', archived: true },
    });
    await waypost.call('DELETE', `/api/url/${linkId}/delete`, { key: owner.key });
    expect(await read(id)).toMatchObject({ destination: longurl, now: null, account: { id: owner.id } });
  });

  test('of bio pages, QR codes, rotators and lists show the current destination', async () => {
    const { key, id } = await waypost.addAccount();
    const add = async (path: string, body: object) =>
      (await waypost.call('POST', path, { key, body })).body as Record<string, string>;
    const bio = await add('/api/bio/add', { title: 'Ada', alias: 'ada-page' });
    const qr = await add('/api/qr/add', { type: 'link', data: 'https://bank.example/', name: 'Door' });
    const text = await add('/api/qr/add', { type: 'text', data: 'Hello', name: 'Text' });
    const campaign = await add('/api/campaign/add', { name: 'Spring', slug: 'spring', public: true });
    const addresses = [
      `${waypost.url}/ada-page`,
      qr.link,
      text.link,
      campaign.rotator,
      campaign.list,
    ] as string[];
    for (const link of addresses) await sendReport(waypost, { link });
    const seen = async () =>
      (await listed(`&account=${id}`)).toReversed().map(({ kind, now }) => [kind, now?.destination]);
    expect(await seen()).toEqual([
      ['bio', ''],
      ['qr', 'https://bank.example/'],
      ['qr', ''],
      ['rotator', ''],
      ['list', ''],
    ]);
    await put(`/api/qr/${qr.id}/update`, { data: 'https://harmless.example/' }, key);
    await put(`/api/campaign/${campaign.id}/update`, { name: 'Spring', slug: '', public: false }, key);
    await waypost.call('DELETE', `/api/bio/${bio.id}/delete`, { key });
    await waypost.call('DELETE', `/api/qr/${text.id}/delete`, { key });
    expect(await seen()).toEqual([
      ['bio', undefined],
      ['qr', 'https://harmless.example/'],
      ['qr', undefined],
      ['rotator', undefined],
      ['list', undefined],
    ]);
    await waypost.call('DELETE', `/api/campaign/${campaign.id}/delete`, { key });
    expect((await listed(`&account=${id}`))[0]).toMatchObject({ kind: 'list', now: null });
  });
});

describe('callers who aren’t staff', () => {
  const endpoints = [
    ['GET', '/reports'],
    ['GET', '/report/1'],
    ['PUT', '/report/1/close'],
    ['PUT', '/report/1/reopen'],
  ] as const;
  const body = { outcome: 'dismissed', note: 'Curious', reason: 'Curious' };
  const asked = async (method: string, path: string, key: string) => {
    const sent = { key, ...(method !== 'GET' && { body }) };
    const { status, body: answer } = await waypost.call(method, `/api/support${path}`, sent);
    return [status, answer.message as string];
  };

  test.each(endpoints)('can’t use %s /api/support%s', async (method, path) => {
    const { key } = await waypost.addAccount();
    expect(await asked(method, path, key)).toEqual([403, 'Only support staff can do this.']);
  });

  test('include a staff member who has just been removed from the staff', async () => {
    const { id } = await reported();
    const joan = await waypost.addAccount({ staff: true });
    expect((await get('/api/support/reports', joan.key)).status).toBe(200);
    await put(`/api/support/account/${joan.id}/staff`, { staff: false, reason: 'Left.' });
    for (const [method, path] of endpoints) {
      expect(await asked(method, path.replace('1', String(id)), joan.key)).toEqual([
        403,
        'Only support staff can do this.',
      ]);
    }
    expect((await read(id)).closed).toBeNull();
  });
});
