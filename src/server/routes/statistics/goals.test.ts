import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Goal } from '#contract/goals.ts';
import { createGoalJudge } from '#server/services/statistics/goal-judge.ts';
import { createAskThread } from '#server/services/analytics/ask-thread.ts';
import type { Visit } from '#server/traffic/counting/recorder.ts';
import { addLink } from '#test/add-link.ts';
import type { TestAccount } from '#test/start-service.ts';
import { startWithMail, type TestServiceWithMail } from '#test/start-with-mail.ts';

let waypost: TestServiceWithMail;
let ada: TestAccount;
let bob: TestAccount;
beforeAll(async () => {
  waypost = await startWithMail();
  ada = await waypost.addAccount({ confirmed: true });
  bob = await waypost.addAccount({ confirmed: false });
});
afterAll(() => waypost.stop());
afterEach(() => {
  vi.useRealTimers();
});

const call = (method: string, path: string, body?: object, key = ada.key) =>
  waypost.call(method, `/api/${path}`, { key, body });
const add = async (body: object, key = ada.key) => {
  const answer = await call('POST', 'goal/add', body, key);
  expect(answer.body).toEqual({ error: 0, id: expect.any(Number) });
  return answer.body.id as number;
};
const goal = async (id: number, key = ada.key): Promise<Goal> =>
  (await call('GET', 'goals?limit=100', undefined, key)).body.data.goals.find((each: Goal) => each.id === id);
const unseen = async () =>
  (await call('GET', 'goals?unseen=true')).body.data.goals.map((each: Goal) => each.id) as number[];

async function visit(kind: Visit['kind'], target_id: number, visitor: string, at = Date.now()) {
  const { recorder } = waypost.service;
  await recorder.record({
    kind,
    target_id,
    at: Math.floor(at / 1000),
    country: 'DE',
    referrer: 'Direct',
    browser: 'Firefox',
    os: 'Windows',
    social: '',
    visitor,
  });
  await recorder.counted();
}

const judge = () => waypost.service.goalJudge.judge();
const setTime = (time: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(time) });

test('a number that is reached is mailed once, and stays unseen until it is marked as seen', async () => {
  const { id: record } = await addLink(waypost, ada.id, { alias: 'menu' });
  const id = await add({ of: 'link', record, kind: 'number', number: 2, mail: true });
  await visit('link', record, 'one');
  await judge();
  expect(await goal(id)).toMatchObject({ met: null, visits: null, seen: false, number: 2 });
  expect(await unseen()).toEqual([]);
  await visit('link', record, 'two');
  await judge();
  await judge();
  expect(await goal(id)).toMatchObject({ met: expect.any(String), visits: 2, day: null, seen: false });
  expect(await unseen()).toEqual([id]);
  const { subject, text } = await waypost.mailbox.messageTo(ada.email);
  const name = `${new URL(waypost.url).host}/menu`;
  expect(subject).toBe(`2 clicks: ${name}`);
  const page = `${waypost.url}/app/links/by?short=${encodeURIComponent(`${waypost.url}/menu`)}`;
  const mark = `in=${ada.username}`;
  expect(text.split('\n\n')).toEqual([
    `${name} has reached 2 clicks.`,
    'See its statistics here:',
    `${page}&${mark}`,
    'You get this e-mail because you added an alert. Turn off this alert:',
    `${page}&open=alerts&${mark}`,
  ]);

  await call('POST', 'goals/seen', { ids: [id] }, bob.key);
  expect(await unseen()).toEqual([id]);
  await call('POST', 'goals/seen', { ids: [id] });
  expect(await unseen()).toEqual([]);
  expect(await goal(id)).toMatchObject({ seen: true });
  expect((await waypost.sent()).filter((line) => line.endsWith(`: ${name}`))).toHaveLength(1);

  // A new number resets the goal, and must not have been reached yet.
  const again = await call('PUT', `goal/${id}/update`, { number: 1 });
  expect(again.body).toMatchObject({ field: 'number', message: expect.stringContaining('2 clicks already') });
  await call('PUT', `goal/${id}/update`, { number: 3, mail: false });
  expect(await goal(id)).toMatchObject({ met: null, number: 3, mail: false });
});

test('only one of several instances that find a goal met sends the message', async () => {
  const { id: record } = await addLink(waypost, ada.id, { alias: 'shop' });
  await add({ of: 'link', record, kind: 'number', number: 1, mail: true });
  await visit('link', record, 'one');
  const { database, post } = waypost.service;
  const threads = [createAskThread(database.place), createAskThread(database.place)];
  const said: string[] = [];
  const note = (_details: object, message: string) => void said.push(message);
  const log = { error: note };
  await Promise.all(threads.map((askThread) => createGoalJudge({ database, askThread, post, log }).judge()));
  await Promise.all(threads.map((thread) => thread.close()));
  expect((await waypost.sent()).filter((line) => /: 1 click: .*\/shop$/.test(line))).toHaveLength(1);
  expect(said).toEqual([]);
});

test('a campaign’s goal counts the clicks of its links, and a code’s first scan is mailed', async () => {
  const { id: link } = await addLink(waypost, ada.id, { alias: 'spring' });
  const campaign = (await call('POST', 'campaign/add', { name: 'Spring' })).body.id as number;
  await call('POST', `campaign/${campaign}/assign/${link}`);
  const qr = (await call('POST', 'qr/add', { type: 'text', data: 'x', name: 'Door' })).body.id as number;
  const ofCampaign = await add({ of: 'campaign', record: campaign, kind: 'number', number: 1 });
  const first = await add({ of: 'qr', record: qr, kind: 'first', mail: true });
  await judge();
  expect(await goal(first)).toMatchObject({ met: null, name: 'Door', number: null });
  await visit('link', link, 'one');
  await visit('qr', qr, 'one');
  await judge();
  expect(await goal(ofCampaign)).toMatchObject({ visits: 1, name: 'Spring' });
  expect(await goal(first)).toMatchObject({ visits: 1, met: expect.any(String) });
  expect(await waypost.sent()).toContain(`${ada.email}: First scan: Door`);
  const late = await call('POST', 'goal/add', { of: 'qr', record: qr, kind: 'first' });
  expect(late.body).toMatchObject({ error: 1, field: 'kind' });
});

test('a day without visits, after a day with some, is reported once it is over in the goal’s zone', async () => {
  setTime('2026-10-23T10:00:00Z');
  const { id: record } = await addLink(waypost, ada.id, { alias: 'quiet' });
  const id = await add({ of: 'link', record, kind: 'silence', zone: 'Europe/Berlin', mail: true });
  // The clocks go back that night, so the day in Berlin lasts until 23:00 UTC.
  await visit('link', record, 'one', Date.parse('2026-10-24T21:59:00Z'));
  await visit('link', record, 'two', Date.parse('2026-10-25T23:00:00Z'));
  setTime('2026-10-25T00:00:00Z');
  await judge();
  expect((await goal(id)).met).toBeNull();
  setTime('2026-10-25T23:05:00Z');
  await judge();
  expect((await goal(id)).met).toBeNull();
  setTime('2026-10-25T23:11:00Z');
  await judge();
  expect(await goal(id)).toMatchObject({ met: '2026-10-25 23:11:00', day: '2026-10-25', visits: 0 });
  const { text } = await waypost.mailbox.messageTo(ada.email);
  expect(await waypost.sent()).toContain(`${ada.email}: No clicks: ${new URL(waypost.url).host}/quiet`);
  expect(text).toBeTruthy();

  // The next day had visits. The day after has none, and is reported again.
  await call('POST', 'goals/seen', { ids: [id] });
  setTime('2026-10-26T23:11:00Z');
  await judge();
  expect(await goal(id)).toMatchObject({ day: '2026-10-25', seen: true });
  setTime('2026-10-27T23:11:00Z');
  await judge();
  expect(await goal(id)).toMatchObject({ day: '2026-10-27', seen: false });
  // Another silent day in a row isn't reported.
  setTime('2026-10-28T23:11:00Z');
  await judge();
  expect(await goal(id)).toMatchObject({ day: '2026-10-27' });
});

test('goals are not mailed to an unconfirmed address, and use the account’s language', async () => {
  const { id: record } = await addLink(waypost, bob.id, { alias: 'bobs' });
  await add({ of: 'link', record, kind: 'number', number: 1, mail: true }, bob.key);
  await waypost.service.db.updateTable('accounts').set({ language: 'de' }).where('id', '=', ada.id).execute();
  const { id: hers } = await addLink(waypost, ada.id, { alias: 'karte' });
  await add({ of: 'link', record: hers, kind: 'number', number: 1, mail: true });
  await visit('link', record, 'one');
  await visit('link', hers, 'one');
  await judge();
  const sent = await waypost.sent();
  expect(sent.filter((line) => line.startsWith(bob.email))).toEqual([]);
  expect(sent).toContain(`${ada.email}: 1 Klick: ${new URL(waypost.url).host}/karte`);
});

test('an invalid goal, or a goal for another account’s record, is refused', async () => {
  const { id: record } = await addLink(waypost, ada.id, { alias: 'own' });
  const number = { of: 'link', record, kind: 'number' };
  expect((await call('POST', 'goal/add', { ...number, number: 5 }, bob.key)).status).toBe(404);
  for (const [body, field] of [
    [number, 'number'],
    [{ ...number, number: 0 }, 'number'],
    [{ of: 'link', record, kind: 'first' }, 'kind'],
    [{ ...number, number: 5, zone: 'Mars/Base' }, 'zone'],
    [{ of: 'domain', record: 1, kind: 'silence' }, 'of'],
  ] as const)
    expect([field, (await call('POST', 'goal/add', body)).body.field]).toEqual([field, field]);
  await visit('link', record, 'one');
  expect((await call('POST', 'goal/add', { ...number, number: 1 })).body.field).toBe('number');
  const id = await add({ ...number, number: 5 });
  await call('DELETE', `url/${record}/delete`);
  expect(await goal(id)).toBeUndefined();
});
