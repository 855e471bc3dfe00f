import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addLink } from '#test/add-link.ts';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';

let waypost: TestService;
let ada: TestAccount;
let bob: TestAccount;
beforeAll(async () => {
  waypost = await startService();
  ada = await waypost.addAccount({ username: 'ada' });
  bob = await waypost.addAccount({ username: 'bob' });
});
afterAll(() => waypost.stop());

const add = (body: object, key = ada.key) => waypost.call('POST', '/api/campaign/add', { key, body });
const list = async (key = ada.key) =>
  (await waypost.call('GET', '/api/campaigns?limit=100', { key })).body.data.campaigns;

describe('POST /api/campaign/add', () => {
  test('returns the campaign’s name as domain too, with its rotator and list addresses', async () => {
    const { body } = await add({ name: 'Spring Sale', slug: 'spring', public: true });
    expect(body).toEqual({
      error: 0,
      id: expect.any(Number),
      domain: 'Spring Sale',
      name: 'Spring Sale',
      campaign: 'Spring Sale',
      public: true,
      rotator: `${waypost.url}/r/spring`,
      list: `${waypost.url}/u/ada/spring-sale`,
    });
    const { error, domain, campaign, ...item } = body;
    expect(await list()).toContainEqual(item);
  });

  test('names campaigns without a name “Untitled campaign”, and numbers them', async () => {
    const { key } = await waypost.addAccount();
    const names = [];
    for (const body of [{}, { name: '' }, { name: null, slug: null, public: null }]) {
      const added = (await add(body, key)).body;
      expect(added).toMatchObject({ public: false, rotator: false });
      names.push(added.domain);
    }
    expect(names).toEqual(['Untitled campaign', 'Untitled campaign 2', 'Untitled campaign 3']);
  });

  test('refuses a name that the account already uses, but allows another account’s', async () => {
    await add({ name: 'Twice' });
    const { status, body } = await add({ name: 'Twice' });
    expect(status).toBe(400);
    expect(body).toEqual({ error: 1, message: 'You already have a campaign with that name.', field: 'name' });
    expect((await add({ name: 'Twice' }, bob.key)).status).toBe(200);
  });

  test('refuses a slug that any account already uses', async () => {
    await add({ name: 'First of the slug', slug: 'slugged' });
    const { status, body } = await add({ name: 'Second', slug: 'slugged' }, bob.key);
    expect(status).toBe(400);
    expect(body).toEqual({
      error: 1,
      message: 'That slug is taken. Choose another one.',
      field: 'slug',
    });
  });

  test.each([
    [{ name: 7 }, 'name'],
    [{ name: 'x'.repeat(192) }, 'name'],
    [{ slug: 'two words' }, 'slug'],
    [{ slug: '../up' }, 'slug'],
    [{ slug: 'api' }, 'slug'],
    [{ public: 'yes' }, 'public'],
  ])('%j is refused, naming the field', async (body, field) => {
    const answer = await add(body);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ error: 1, field });
  });

  test('names that differ only in punctuation get different list pages', async () => {
    const [one, two] = [(await add({ name: 'A & B' })).body, (await add({ name: 'A + B' })).body];
    expect(one.list).not.toBe(two.list);
  });

  test('the address of a list page cuts a long name without a trailing hyphen', async () => {
    const { body } = await add({ name: `(${'International launch '.repeat(6)})` });
    expect(body.list).toBe(
      `${waypost.url}/u/ada/international-launch-international-launch-international-laun`,
    );
    const cut = (await add({ name: `${'a'.repeat(59)} collection` })).body;
    expect(cut.list).toBe(`${waypost.url}/u/ada/${'a'.repeat(59)}`);
  });

  test('the address of a list page isn’t cut inside a surrogate pair', async () => {
    const { list } = (await add({ name: `${'a'.repeat(59)}\u{10428}b`, public: true })).body;
    expect((await fetch(list)).status).toBe(200);
  });
});

describe('PUT /api/campaign/:id/update', () => {
  test('keeps members that are not sent', async () => {
    const { id } = (await add({ name: 'Before', slug: 'stays', public: true })).body;
    const { body } = await waypost.call('PUT', `/api/campaign/${id}/update`, {
      key: ada.key,
      body: { name: 'After' },
    });
    expect(body).toMatchObject({
      error: 0,
      id,
      domain: 'After',
      public: true,
      rotator: `${waypost.url}/r/stays`,
    });
  });

  test('removes the rotator for an empty slug, and keeps it for null', async () => {
    const { id } = (await add({ name: 'Rotates', slug: 'rotates' })).body;
    const update = (body: object) =>
      waypost.call('PUT', `/api/campaign/${id}/update`, { key: ada.key, body });
    expect((await update({ name: 'Rotates', slug: null })).body.rotator).toBe(`${waypost.url}/r/rotates`);
    expect((await update({ name: 'Rotates', slug: '' })).body.rotator).toBe(false);
    expect((await update({ name: 'Rotates', slug: 'rotates' })).body.rotator).toBe(
      `${waypost.url}/r/rotates`,
    );
  });

  test('refuses a body without a name', async () => {
    const { id } = (await add({ name: 'Named' })).body;
    const { status, body } = await waypost.call('PUT', `/api/campaign/${id}/update`, {
      key: ada.key,
      body: {},
    });
    expect(status).toBe(400);
    expect(body).toEqual({ error: 1, message: 'name is required.', field: 'name' });
  });

  test('refuses another campaign’s name or slug', async () => {
    await add({ name: 'Occupied', slug: 'occupied' });
    const { id } = (await add({ name: 'Moves' })).body;
    const update = (body: object) =>
      waypost.call('PUT', `/api/campaign/${id}/update`, { key: ada.key, body });
    expect((await update({ name: 'Occupied' })).body.field).toBe('name');
    expect((await update({ name: 'Moves', slug: 'occupied' })).body.field).toBe('slug');
  });

  test('returns 404 for another account’s campaign', async () => {
    const { id } = (await add({ name: 'Mine' })).body;
    const answer = await waypost.call('PUT', `/api/campaign/${id}/update`, {
      key: bob.key,
      body: { name: 'Stolen' },
    });
    expect(answer.status).toBe(404);
    expect((await list()).find((campaign: { id: number }) => campaign.id === id).name).toBe('Mine');
  });
});

describe('POST /api/campaign/:campaignid/assign/:linkid', () => {
  test('adds the link, and changes nothing if it is already in the campaign', async () => {
    const { id } = (await add({ name: 'Has links' })).body;
    const { id: link } = await addLink(waypost, ada.id, { alias: 'assigned' });
    for (let count = 0; count < 2; count += 1) {
      const { body } = await waypost.call('POST', `/api/campaign/${id}/assign/${link}`, { key: ada.key });
      expect(body).toEqual({ error: 0, message: 'Link has been added to the campaign.' });
      const answer = await waypost.call('GET', `/api/figures?type=campaigns&ids=${id}`, { key: ada.key });
      expect(answer.body.data.figures).toEqual([{ id, links: 1, clicks: 0 }]);
    }
  });

  test('returns 404 for foreign and unknown campaigns and links', async () => {
    const mine = (await add({ name: 'Ada’s' })).body.id;
    const theirs = (await add({ name: 'Bob’s' }, bob.key)).body.id;
    const { id: link } = await addLink(waypost, bob.id, { alias: 'bobs-link' });
    for (const path of [
      `${mine}/assign/${link}`,
      `${theirs}/assign/${link}`,
      `${mine}/assign/999999`,
      `x/assign/y`,
    ]) {
      const { status } = await waypost.call('POST', `/api/campaign/${path}`, { key: ada.key });
      expect(status).toBe(404);
    }
  });
});

describe('DELETE /api/campaign/:id/delete', () => {
  test('deletes the campaign and keeps its links', async () => {
    const { id } = (await add({ name: 'Goes' })).body;
    const { id: link } = await addLink(waypost, ada.id, { alias: 'stays' });
    await waypost.call('POST', `/api/campaign/${id}/assign/${link}`, { key: ada.key });
    expect((await waypost.call('DELETE', `/api/campaign/${id}/delete`, { key: ada.key })).body.error).toBe(0);
    expect((await waypost.call('DELETE', `/api/campaign/${id}/delete`, { key: ada.key })).status).toBe(404);
    const { urls } = (await waypost.call('GET', '/api/urls?limit=100', { key: ada.key })).body.data;
    expect(urls.map((url: { id: number }) => url.id)).toContain(link);
  });

  test('returns 404 for another account’s campaign', async () => {
    const { id } = (await add({ name: 'Safe' })).body;
    expect((await waypost.call('DELETE', `/api/campaign/${id}/delete`, { key: bob.key })).status).toBe(404);
  });
});
