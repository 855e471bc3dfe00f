import { expect, test } from 'vitest';
import { eachDatabase } from '#test/databases.ts';
import { addTargets } from '#test/random-visits.ts';
import { type Database, openDatabase } from './database/database.ts';
import { prepareTargets } from './targets.ts';

const addDomain = async ({ db }: Database) =>
  (
    await db
      .insertInto('domains')
      .values({
        account_id: 1,
        scheme: 'https',
        host: 'go.example.com',
        host_key: 'go.example.com',
        redirectroot: 'https://example.com/root',
        redirect404: '',
        created_at: 0,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;

const newLink = (alias: string, domain_id: number | null, longurl: string) => ({
  account_id: 1,
  domain_id,
  alias,
  longurl,
  title: alias.toUpperCase(),
  description: '',
  created_at: 0,
  search: '',
});

async function addCampaign({ db }: Database, links: number[], more: { slug?: string; public?: number } = {}) {
  const { id } = await db
    .insertInto('campaigns')
    .values({ account_id: 1, name: 'Spring', slug: null, public: 1, list: 'spring', created_at: 0, ...more })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const link_id of links) {
    await db.insertInto('campaign_links').values({ campaign_id: id, link_id }).execute();
  }
}

eachDatabase((open, place) => {
  test('an alias is found only on its own host and in its own case', async () => {
    const database = await open();
    await addTargets(database);
    const domain = await addDomain(database);
    await database.db
      .insertInto('links')
      .values(newLink('a', domain, 'https://example.com/branded'))
      .execute();
    const targets = prepareTargets(database);
    expect(await targets.link('a', 0)).toMatchObject([{ longurl: 'https://example.com' }]);
    expect(await targets.link('a', domain)).toMatchObject([{ longurl: 'https://example.com/branded' }]);
    expect(await targets.link('b', domain)).toEqual([]);
    expect(await targets.link('A', 0)).toEqual([]);
    expect(await targets.domain('go.example.com')).toMatchObject({ id: domain, redirect404: '' });
    expect(await targets.domain('other.example.com')).toBeUndefined();
  });

  test('a change is visible to the next look-up', async () => {
    const database = await open();
    await addTargets(database);
    const { link } = prepareTargets(database);
    const to = async () => (await link('a', 0))[0]?.longurl;
    expect(await to()).toBe('https://example.com');
    await database.db.updateTable('links').set({ longurl: 'https://new.example' }).execute();
    expect(await to()).toBe('https://new.example');
    await database.db.deleteFrom('links').execute();
    expect(await to()).toBeUndefined();
    await database.db
      .insertInto('links')
      .values(newLink('a', null, 'https://third.example'))
      .execute();
    expect(await to()).toBe('https://third.example');
  });

  test('an uncommitted change is not visible to look-ups', async () => {
    const database = await open();
    await addTargets(database);
    const { link } = prepareTargets(database);
    const to = async () => (await link('a', 0))[0]?.longurl;
    await database.db.transaction().execute(async (trx) => {
      await trx.updateTable('links').set({ longurl: 'https://new.example' }).execute();
      expect(await to()).toBe('https://example.com');
    });
    expect(await to()).toBe('https://new.example');
  });

  test('a change made through another database connection is visible', async () => {
    const where = await place();
    const [database, other] = [await openDatabase(where), await openDatabase(where)];
    await addTargets(database);
    const { link } = prepareTargets(database);
    const to = async () => (await link('a', 0))[0]?.longurl;
    expect(await to()).toBe('https://example.com');
    await other.db.updateTable('links').set({ longurl: 'https://new.example' }).execute();
    await new Promise((resolve) => setImmediate(resolve));
    expect(await to()).toBe('https://new.example');
    await database.close();
    await other.close();
  });

  test('a rotator leads to each of its links, and nowhere without links', async () => {
    const database = await open();
    const { links } = await addTargets(database);
    const { rotated } = prepareTargets(database);
    expect(await rotated('spin', 0, () => 0)).toBeUndefined();
    await addCampaign(database, links, { slug: 'spin' });
    const counts: number[] = [];
    const picks = await Promise.all(
      [0, 1, 2].map((pick) =>
        rotated('spin', 0, (count) => {
          counts.push(count);
          return pick;
        }),
      ),
    );
    expect(picks.map((link) => link?.id)).toEqual(links);
    expect(counts).toEqual([3, 3, 3]);
  });

  test('a list page has the links of a public campaign, newest first', async () => {
    const database = await open();
    const { links } = await addTargets(database);
    await addCampaign(database, links);
    const targets = prepareTargets(database);
    const page = await targets.list('ada', 'spring');
    expect(page?.name).toBe('Spring');
    expect(page?.links.map(({ alias }) => alias)).toEqual(['c', 'b', 'a']);
    expect(await targets.list('bob', 'spring')).toBeUndefined();
    await database.db.updateTable('campaigns').set({ public: 0 }).execute();
    expect(await targets.list('ada', 'spring')).toBeUndefined();
  });

  test('a bio page lists its links by position', async () => {
    const database = await open();
    const { links, bios } = await addTargets(database);
    const { db } = database;
    const bio_id = bios[0] ?? 0;
    await db
      .insertInto('bio_links')
      .values([
        { bio_id, link_id: links[0] ?? 0, position: 2 },
        { bio_id, link_id: links[2] ?? 0, position: 1 },
      ])
      .execute();
    const page = await prepareTargets(database).bio('ada');
    expect(page).toMatchObject({ title: 'ada', description: '' });
    expect(page?.links.map(({ alias }) => alias)).toEqual(['c', 'a']);
  });
});
