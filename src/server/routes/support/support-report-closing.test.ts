import { afterAll, describe, expect, test } from 'vitest';
import { addLink } from '#test/add-link.ts';
import { sendReport } from '#test/send-report.ts';
import { startInspection } from '#test/start-inspection.ts';
import { startReportDesk } from '#test/start-report-desk.ts';
import type { TestAccount } from '#test/start-service.ts';

const { waypost, grace, get, put, listed, read, close, reported } = await startReportDesk();
afterAll(() => waypost.stop());

const trailOf = async ({ id }: TestAccount) =>
  (await get(`/api/support/trail?account=${id}`)).body.data.trail as Record<string, string>[];

describe('a report', () => {
  test('is closed with an outcome and a note, which the owner can read in the trail', async () => {
    const { owner, id, shorturl } = await reported(1, { contact: 'bob@reader.example' });
    const body = { outcome: 'removed', note: 'The owner has taken it down.' };
    expect((await close(id, body)).body).toEqual({ error: 0, message: 'The report is closed.', closed: 1 });
    expect((await read(id)).closed).toEqual({ at: expect.any(String), by: 'grace', ...body });
    const [entry] = (await get('/api/account/inspections', owner.key)).body.data.trail;
    expect(entry).toMatchObject({
      what: 'report',
      staff: 'grace',
      reason: 'The owner has taken it down.',
      details: `removed: ${shorturl}`,
    });
    expect(JSON.stringify(entry)).not.toContain('reader.example');
    const again = await close(id);
    expect([again.status, again.body.message]).toEqual([400, 'grace already closed this report.']);
    expect(await trailOf(owner)).toHaveLength(1);
  });

  test('is closed only once, even by simultaneous requests', async () => {
    const { owner, id } = await reported();
    const answers = await Promise.all([1, 2, 3, 4].map(() => close(id)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400]);
    expect(await trailOf(owner)).toHaveLength(1);
  });

  test('can be closed together with the other open reports of its address', async () => {
    const { owner, reports, shorturl } = await reported(4);
    const [one, two, three, four] = reports.map(({ id }) => id) as [number, number, number, number];
    expect(reports.map(({ others }) => others)).toEqual([3, 3, 3, 3]);
    await close(two);
    expect((await read(one)).others).toBe(2);
    const answer = await close(one, { outcome: 'handled', note: 'Talked to them.', others: true });
    expect(answer.body).toMatchObject({ message: '3 reports are closed.', closed: 3 });
    for (const id of [one, three, four]) expect((await read(id)).closed?.outcome).toBe('handled');
    expect((await read(two)).closed?.outcome).toBe('dismissed');
    expect((await trailOf(owner))[0]).toMatchObject({ details: `handled: ${shorturl} (3 reports)` });
  });

  test('is closed without those of another account that has taken over the address', async () => {
    const { owner, linkId, alias, id } = await reported();
    await waypost.call('DELETE', `/api/url/${linkId}/delete`, { key: owner.key });
    // The days for which the alias is reserved for its account have passed.
    await waypost.service.db.updateTable('retired_names').set({ until: 0 }).execute();
    const heir = await waypost.addAccount();
    const { shorturl } = await addLink(waypost, heir.id, { alias });
    await sendReport(waypost, { link: shorturl });
    expect((await read(id)).others).toBe(0);
    await close(id, { outcome: 'handled', note: 'Gone.', others: true });
    expect((await listed(`&account=${heir.id}`))[0]).toMatchObject({ closed: null });
  });

  test.each([
    [{ outcome: 'dismissed' }, 'note'],
    [{ outcome: 'dismissed', note: ' ' }, 'note'],
    [{ outcome: 'forgotten', note: 'x' }, 'outcome'],
    [{ note: 'x' }, 'outcome'],
    [{ outcome: 'dismissed', note: 'x', others: 'yes' }, 'others'],
    [{ outcome: 'locked', note: 'x' }, 'outcome'],
  ])('is not closed with %j, which is refused at %s', async (body, field) => {
    const { id } = await reported();
    const answer = await close(id, body);
    expect([answer.status, answer.body.field]).toEqual([400, field]);
    expect((await read(id)).closed).toBeNull();
  });

  test('can be closed as locked once the account is locked', async () => {
    const { owner, id } = await reported();
    await put(`/api/support/account/${owner.id}/lock`, { locked: true, reason: 'Phishing.' });
    expect((await read(id)).account?.locked).toBe(true);
    expect((await close(id, { outcome: 'locked', note: 'Phishing.' })).status).toBe(200);
  });

  test('can be reopened for a reason, which is recorded', async () => {
    const { owner, id, shorturl } = await reported();
    const reopen = (body: object) => put(`/api/support/report/${id}/reopen`, body);
    expect((await reopen({ reason: 'x' })).body.message).toBe('This report is already open.');
    await close(id);
    expect((await reopen({})).body).toMatchObject({ error: 1, field: 'reason' });
    expect((await reopen({ reason: 'They did it again.' })).status).toBe(200);
    expect((await read(id)).closed).toBeNull();
    const [entry] = await trailOf(owner);
    expect(entry).toMatchObject({ what: 'reopen', reason: 'They did it again.', details: shorturl });
  });

  test('of a deleted account can still be closed, and names nobody', async () => {
    const { owner, id } = await reported();
    await waypost.call('DELETE', '/api/account', {
      key: owner.key,
      body: { username: owner.username, password: owner.password },
    });
    expect(await read(id)).toMatchObject({ account: null, now: null });
    const refused = await close(id, { outcome: 'locked', note: 'x' });
    expect(refused.body.message).toContain('The account has been deleted.');
    expect((await close(id)).status).toBe(200);
    expect(await trailOf(owner)).toEqual([]);
  });

  test('that is open appears in the findings and in the bundle', async () => {
    const { owner, reports, shorturl } = await reported(2);
    await sendReport(waypost, { link: shorturl, reason: 'spam', contact: 'bob@reader.example' });
    const finding = {
      id: 'reports',
      tone: 'bad',
      title: '3 open reports by visitors.',
      text: 'Reported as spam (1), phishing (2).',
      records: [shorturl],
    };
    const account = `/api/support/account/${owner.id}`;
    await startInspection(waypost, grace, owner);
    const first = async () => (await get(`${account}/findings`)).body.findings[0];
    expect(await first()).toEqual(finding);
    const made = await waypost.call('POST', `${account}/bundle`, {
      key: grace.key,
      body: { reason: 'A ticket.' },
    });
    expect(made.body.bundle.findings[0]).toEqual(finding);
    expect(JSON.stringify(made.body)).not.toContain('reader.example');
    await close(reports[0]?.id ?? 0, { outcome: 'dismissed', note: 'x', others: true });
    expect((await first()).title).toBe('No problems found.');
  });

  test('beyond the twentieth is stored only once earlier ones are closed', async () => {
    const { owner, shorturl, id } = await reported();
    const { db } = waypost.service;
    const row = await db.selectFrom('reports').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const { id: _, ...copy } = row;
    await db
      .insertInto('reports')
      .values(Array.from({ length: 19 }, () => copy))
      .execute();
    const count = async () =>
      (await get(`/api/support/reports?account=${owner.id}`)).body.data.result as number;
    await sendReport(waypost, { link: shorturl });
    expect(await count()).toBe(20);
    await close(id, { outcome: 'dismissed', note: 'A campaign of a rival.', others: true });
    await sendReport(waypost, { link: shorturl });
    expect(await count()).toBe(21);
  });
});
