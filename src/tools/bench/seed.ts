import type { Database } from '#server/store/database/database.ts';

/** Returns a link's path and destination, by its number. */
export const destination = (number: number) => ({
  path: `/a${number}`,
  url: `https://www.example.com/articles/${number}?utm_source=bench`,
});

/** Creates an account with links. Returns the account's id. */
export async function addLinks(database: Database, count: number): Promise<number> {
  const { id: account_id } = await database.db
    .insertInto('accounts')
    .values({
      email: 'bench@example.com',
      email_key: 'bench@example.com',
      username: 'bench',
      password_hash: '',
      plan: 'free',
      registered_at: 0,
      staff: 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await fillAccount(database, account_id, count);
  return account_id;
}

/** @param begin prefix of the aliases, so that each account has links of its own */
export async function fillAccount(
  { db }: Database,
  account_id: number,
  count: number,
  begin = '',
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (let number = 0; number < count; number += 1) {
      await trx
        .insertInto('links')
        .values({
          account_id,
          domain_id: null,
          alias: `${begin}${destination(number).path.slice(1)}`,
          longurl: destination(number).url,
          title: '',
          description: '',
          created_at: 0,
          search: `${destination(number).path.slice(1)}\n${destination(number).url}`,
        })
        .execute();
    }
  });
}
