import { expect, test } from 'vitest';
import { qrTypes } from '#contract/qr-data.ts';
import type { Database } from '#server/store/database/database.ts';
import { createRecorder } from '#server/traffic/counting/recorder.ts';
import { eachDatabase } from '#test/databases.ts';
import { type DemoOptions, fillWithDemo } from './fill.ts';

const now = 1_795_257_400;

eachDatabase((open) => {
  const addAccount = async ({ db }: Database, username: string) => {
    const email = `${username}@example.com`;
    const account = { email, email_key: email, username, password_hash: '', plan: 'free' };
    const row = { ...account, registered_at: 0, staff: 0 };
    return (await db.insertInto('accounts').values(row).returning('id').executeTakeFirstOrThrow()).id;
  };

  const fill = async (database: Database, accountId: number, wanted: DemoOptions) => {
    const recorder = createRecorder({ database });
    try {
      return await fillWithDemo({ database, recorder }, accountId, { now, ...wanted });
    } finally {
      await recorder.close();
    }
  };

  test('an account gets records of every kind, and the requested number of links and visits', async () => {
    const database = await open();
    const { db } = database;
    const id = await addAccount(database, 'ada_b');
    const filled = await fill(database, id, { links: 60, visits: 1500 });
    const tables = [
      'domains',
      'links',
      'bios',
      'overlays',
      'splash',
      'campaigns',
      'channels',
      'pixels',
      'qrs',
    ] as const;
    for (const table of tables) {
      const rows = await db.selectFrom(table).where('account_id', '=', id).select('created_at').execute();
      expect({ [table]: rows.length }).toEqual({ [table]: filled[table] });
      expect(rows.filter(({ created_at }) => created_at > now)).toEqual([]);
    }
    expect(filled).toMatchObject({ domains: 3, links: 60, visits: 1500 });
    expect(
      (await db.selectFrom('domains').select('host').orderBy('host').execute()).map(({ host }) => host),
    ).toEqual(['go.ada-b.example', 'links.ada-b.example', 'menu.ada-b.example']);

    const qrs = await db
      .selectFrom('qrs')
      .select(['type', 'name', 'scans', 'unique_scans', 'foreground'])
      .execute();
    expect(new Set(qrs.map(({ type }) => type))).toEqual(new Set(qrTypes));
    expect(new Set(qrs.map(({ foreground }) => foreground)).size).toBeGreaterThan(5);

    const links = await db
      .selectFrom('links')
      .select(['clicks', 'unique_clicks', 'domain_id', 'created_at'])
      .execute();
    expect(links.some(({ domain_id }) => domain_id !== null)).toBe(true);
    const times = links.map(({ created_at }) => created_at);
    expect((Math.max(...times) - Math.min(...times)) / 86_400).toBeGreaterThan(390);

    const clicks = links.reduce((sum, link) => sum + link.clicks, 0);
    const scans = qrs.reduce((sum, code) => sum + code.scans, 0);
    const pages = await db.selectFrom('bios').select('views').execute();
    const views = pages.reduce((sum, page) => sum + page.views, 0);
    expect(clicks + scans + views).toBe(1500);
    expect(views).toBeGreaterThan(50);
    const unique = links.reduce((sum, link) => sum + link.unique_clicks, 0);
    expect(unique).toBeGreaterThan(clicks * 0.7);
    expect(unique).toBeLessThan(clicks);

    const campaigns = await db.selectFrom('campaigns').select(['public', 'slug']).execute();
    expect(new Set(campaigns.map((row) => row.public))).toEqual(new Set([0, 1]));
    expect(campaigns.some(({ slug }) => slug === null)).toBe(true);
    const items = await db.selectFrom('channel_items').select('type').distinct().execute();
    expect(new Set(items.map(({ type }) => type))).toEqual(new Set(['links', 'bio', 'qr']));
    expect(await db.selectFrom('bio_links').select('link_id').execute()).not.toEqual([]);
    // The salts of past days must not come back, and today's is for real visitors.
    expect(await db.selectFrom('visit_salts').selectAll().execute()).toEqual([]);
  });

  test(
    'a second run adds to the first under new names, and another account has its own data',
    { tags: ['every-case'] },
    async () => {
      const database = await open();
      const { db } = database;
      const ada = await addAccount(database, 'ada');
      const small = { links: 70, visits: 50 };
      await fill(database, ada, small);
      expect(await fill(database, ada, small)).toMatchObject({ domains: 0, links: 70, campaigns: 9 });
      // Both names would lead to the same host.
      await fill(database, await addAccount(database, 'b_c'), small);
      await fill(database, await addAccount(database, 'b-c'), small);

      const names = await db.selectFrom('campaigns').where('account_id', '=', ada).select('name').execute();
      expect(names.map(({ name }) => name)).toEqual(expect.arrayContaining(['Spring sale', 'Spring sale 2']));
      const slugs = await db.selectFrom('campaigns').select('slug').execute();
      expect(slugs.map(({ slug }) => slug)).toEqual(
        expect.arrayContaining(['join-us', 'join-us-2', 'join-us-4']),
      );
      const hosts = await db.selectFrom('domains').select('host').execute();
      expect(hosts.map(({ host }) => host)).toEqual(
        expect.arrayContaining(['go.b-c.example', 'go-2.b-c.example']),
      );
      expect(await db.selectFrom('links').select('id').execute()).toHaveLength(4 * 70);
    },
  );

  test('the same seed and time make the same data', async () => {
    const made = async () => {
      const database = await open();
      await fill(database, await addAccount(database, 'ada'), { links: 80, visits: 200, seed: 5 });
      const { db } = database;
      const links = db
        .selectFrom('links')
        .select(['title', 'longurl', 'created_at', 'domain_id', 'clicks', 'unique_clicks']);
      const visits = db
        .selectFrom('visits')
        .select(['target_id', 'kind', 'at', 'country', 'referrer', 'browser', 'os']);
      const codes = db.selectFrom('qrs').select(['name', 'data', 'created_at', 'scans']);
      return [
        await links.orderBy('id').execute(),
        await visits.orderBy('id').execute(),
        await codes.orderBy('id').execute(),
      ];
    };
    expect(await made()).toEqual(await made());
  });
});
