import { describe, expect, test } from 'vitest';
import { eachDatabase } from '#test/databases.ts';
import { storedAccount } from '#test/records/stored-account.ts';
import * as bios from '#server/store/bio.ts';
import * as campaigns from '#server/store/campaigns.ts';
import * as channels from '#server/store/channels.ts';
import { ConflictError } from '#server/store/conflict.ts';
import type { Database, Db } from './database.ts';
import * as links from '#server/store/links.ts';

const rounds = 12;

/** Runs requests concurrently. Returns for each of them "done", the field of a conflict, or the error. */
const outcomes = async (works: readonly (() => Promise<unknown>)[]) => {
  const told = await Promise.all(
    works.map((work) =>
      work().then(
        () => 'done',
        (error: unknown) => (error instanceof ConflictError ? error.field : String(error)),
      ),
    ),
  );
  return told.toSorted();
};

const addLink = (db: Db, account_id: number, alias: string) =>
  links.add(db, {
    account_id,
    domain_id: null,
    alias,
    longurl: 'https://acme.example',
    title: '',
    description: '',
    created_at: 1,
  });
const addBio = (db: Db, account_id: number, alias: string) =>
  bios.add(db, { account_id, alias, title: '', description: '', created_at: 1 }, []);
const addCampaign = (db: Db, account_id: number, name?: string, slug?: string) =>
  campaigns.add(
    db,
    { account_id, name, list: 'spring', slug: slug ?? null, public: 0, created_at: 1 },
    'Untitled campaign',
  );
const addChannel = (db: Db, account_id: number, name: string) =>
  channels.add(db, { account_id, name, description: '', color: '', starred: 0, created_at: 1 });

eachDatabase((open) => {
  /** Runs the pair several times, since the timing varies. Returns the distinct outcomes. */
  const heard = async (
    pair: (database: Database, round: number, ids: [number, number]) => Promise<(() => Promise<unknown>)[]>,
  ) => {
    const database = await open();
    const ids: [number, number] = [
      await storedAccount(database.db, 'ada'),
      await storedAccount(database.db, 'bob'),
    ];
    const all = new Set<string>();
    for (let round = 0; round < rounds; round += 1)
      all.add((await outcomes(await pair(database, round, ids))).join(', '));
    return [...all];
  };

  describe('two concurrent requests', () => {
    test('that add a link and a bio page with one alias give one conflict', async () => {
      const told = await heard(async ({ db }, round, [ada, bob]) => [
        () => addLink(db, ada, `menu${round}`),
        () => addBio(db, bob, `menu${round}`),
      ]);
      expect(told.filter((each) => !['alias, done', 'custom, done'].includes(each))).toEqual([]);
    });

    test('that change two links to one alias give one conflict', async () => {
      const told = await heard(async ({ db }, round, [ada]) => {
        const ids = [await addLink(db, ada, `one${round}`), await addLink(db, ada, `two${round}`)];
        return ids.map((id) => () => links.update(db, ada, id, { alias: `same${round}` }));
      });
      expect(told).toEqual(['custom, done']);
    });

    test('that change two bio pages to one alias give one conflict', async () => {
      const told = await heard(async ({ db }, round, [ada]) => {
        const ids = [await addBio(db, ada, `one${round}`), await addBio(db, ada, `two${round}`)];
        return ids.map((id) => () => bios.update(db, ada, id, { alias: `same${round}` }, undefined));
      });
      expect(told).toEqual(['alias, done']);
    });

    test('that rename two channels to one name give one conflict', async () => {
      const told = await heard(async ({ db }, round, [ada]) => {
        const made = [await addChannel(db, ada, `one${round}`), await addChannel(db, ada, `two${round}`)];
        return made.map(
          ({ id }) =>
            () =>
              channels.update(db, ada, id, { name: `same${round}` }),
        );
      });
      expect(told).toEqual(['done, name']);
    });

    test('that change two campaigns to one name or slug give one conflict', async () => {
      const changed = (change: (round: number) => { name?: string; slug?: string }) =>
        heard(async ({ db }, round, [ada]) => {
          const made = [await addCampaign(db, ada), await addCampaign(db, ada)];
          return made.map(
            ({ id }) =>
              () =>
                campaigns.update(db, ada, id, change(round)),
          );
        });
      expect(await changed((round) => ({ name: `same${round}` }))).toEqual(['done, name']);
      expect(await changed((round) => ({ slug: `same${round}` }))).toEqual(['done, slug']);
    });

    test('that add campaigns without names, or with similar names, both succeed', async () => {
      expect(
        await heard(async ({ db }, _round, [ada]) => [
          () => addCampaign(db, ada),
          () => addCampaign(db, ada),
        ]),
      ).toEqual(['done, done']);
      const told = await heard(async ({ db }, round, [ada]) => [
        () => addCampaign(db, ada, `Spring ${round}`),
        () => addCampaign(db, ada, `Spring! ${round}`),
      ]);
      expect(told).toEqual(['done, done']);
    });

    test('that add campaigns with one slug in two accounts give one conflict', async () => {
      const told = await heard(async ({ db }, round, [ada, bob]) => [
        () => addCampaign(db, ada, `a${round}`, `slug${round}`),
        () => addCampaign(db, bob, `b${round}`, `slug${round}`),
      ]);
      expect(told).toEqual(['done, slug']);
    });
  });
});
