import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export type Dialect = 'sqlite' | 'postgres';

/** The followed lists: their tables, and the columns that the rows of a list show. */
const followed = {
  links: {
    table: 'links',
    columns:
      'alias domain_id longurl title description clicks archived expires_at afterwards password_hash click_limit rules splash_id overlay_id created_at',
  },
  qr: { table: 'qrs', columns: 'code name scans created_at' },
  bio: { table: 'bios', columns: 'alias title created_at' },
  campaigns: { table: 'campaigns', columns: 'name public slug list' },
  channels: { table: 'channels', columns: 'name description color starred' },
  pixels: { table: 'pixels', columns: 'type name tag created_at' },
  domains: {
    table: 'domains',
    columns: 'scheme host host_key redirectroot redirect404 checked_at next_check_at checks',
  },
} as const;

/**
 * Other tables whose rows change a record, and the records that these rows affect. `ROWS` stands for the changed rows.
 * Records that were deleted along with them aren't found, and stay deleted.
 */
const beside: readonly { table: string; name: string; records: string }[] = [
  {
    table: 'campaign_links',
    name: 'campaign_links',
    records: `select links.account_id, 'links' as list, links.id from ROWS join links on links.id = ROWS.link_id`,
  },
  {
    table: 'channel_items',
    name: 'channel_items',
    records: (['links', 'qr', 'bio'] as const)
      .map((list) => [list, followed[list].table] as const)
      .map(
        ([list, table]) => `select ${table}.account_id, '${list}' as list, ${table}.id
          from ROWS join ${table} on ${table}.id = ROWS.item_id where ROWS.type = '${list}'`,
      )
      .join(' union all '),
  },
  {
    table: 'pictures',
    name: 'pictures',
    records: `select bios.account_id, 'bio' as list, bios.id from ROWS join bios on bios.id = ROWS.bio_id`,
  },
  {
    // A host that one account has proved to own is taken for the others that wait for it.
    table: 'domains',
    name: 'domains_of_others',
    records: `select domains.account_id, 'domains' as list, domains.id
      from ROWS join domains on domains.host = ROWS.host and domains.id <> ROWS.id`,
  },
];

const events = ['insert', 'update', 'delete'] as const;
const now: Record<Dialect, string> = {
  sqlite: 'unixepoch()',
  postgres: 'extract(epoch from now())::bigint',
};
const moved: Record<Dialect, string> = {
  sqlite: '(select clock from change_state)',
  postgres: 'pg_current_xact_id()::text::bigint',
};

/** Records the changes, each once and in order, so that two transactions with the same changes never deadlock. */
export const note = (dialect: Dialect, records: string, gone: 0 | 1) => `
  ${dialect === 'sqlite' ? 'update change_state set clock = clock + 1;' : ''}
  insert into changes (account_id, list, record_id, moved, at, gone)
    select distinct account_id, list, id, ${moved[dialect]}, ${now[dialect]}, ${gone}
    from (${records}) as changed where true order by list, id
    on conflict (account_id, list, record_id)
      do update set moved = excluded.moved, at = excluded.at, gone = excluded.gone;`;

/** SQLite runs a trigger for each row. */
export const sqliteTrigger = (name: string, event: string, table: string, body: string) =>
  `create trigger ${name} after ${event} on ${table} begin ${body} end`;

/** PostgreSQL runs a trigger for each statement. Its rows are `stale` before the statement and `fresh` after it. */
export function postgresTrigger(name: string, event: (typeof events)[number], table: string, body: string) {
  const rows = {
    insert: 'new table as fresh',
    update: 'old table as stale new table as fresh',
    delete: 'old table as stale',
  };
  return [
    `create function ${name}() returns trigger language plpgsql as $$ begin ${body} return null; end $$`,
    `create trigger ${name} after ${event} on ${table} referencing ${rows[event]}
      for each statement execute function ${name}()`,
  ];
}

/**
 * Returns the condition for a change in something that the list shows. The rows of a statement are `stale` and `fresh`.
 */
const isOther = (columns: readonly string[]) =>
  `(${columns.map((column) => `stale.${column}`).join(', ')}) is distinct from
   (${columns.map((column) => `fresh.${column}`).join(', ')})`;

function ofSqlite(): string[] {
  const own = Object.entries(followed).flatMap(([list, { table, columns }]) =>
    events.map((event) => {
      const row = event === 'delete' ? 'old' : 'new';
      const records = `select ${row}.account_id as account_id, '${list}' as list, ${row}.id as id`;
      const on = event === 'update' ? `update of ${columns.split(' ').join(', ')}` : event;
      return sqliteTrigger(
        `note_${list}_${event}`,
        on,
        table,
        note('sqlite', records, event === 'delete' ? 1 : 0),
      );
    }),
  );
  const others = beside.flatMap(({ table, name, records }) =>
    events.flatMap((event) =>
      (event === 'update' ? ['old', 'new'] : [event === 'delete' ? 'old' : 'new']).map((row) => {
        // The single row of the trigger stands in for the rows of a statement.
        const columns = { campaign_links: 'link_id', channel_items: 'type item_id', pictures: 'bio_id' };
        const wanted = (columns[table as keyof typeof columns] ?? 'id host').split(' ');
        const given = `(select ${wanted.map((column) => `${row}.${column} as ${column}`).join(', ')}) as given`;
        const inRows = records.replaceAll(/from ROWS/g, `from ${given}`).replaceAll('ROWS.', 'given.');
        return sqliteTrigger(`note_${name}_${event}_${row}`, event, table, note('sqlite', inRows, 0));
      }),
    ),
  );
  return [...own, ...others];
}

function ofPostgres(): string[] {
  const own = Object.entries(followed).flatMap(([list, { table, columns }]) =>
    events.flatMap((event) => {
      const row = event === 'delete' ? 'stale' : 'fresh';
      const both = `join stale on stale.id = fresh.id where ${isOther(columns.split(' '))}`;
      const records = `select ${row}.account_id, '${list}' as list, ${row}.id from ${row} ${event === 'update' ? both : ''}`;
      return postgresTrigger(
        `note_${list}_${event}`,
        event,
        table,
        note('postgres', records, event === 'delete' ? 1 : 0),
      );
    }),
  );
  const others = beside.flatMap(({ table, name, records }) =>
    events.flatMap((event) => {
      const rows = event === 'update' ? ['stale', 'fresh'] : [event === 'delete' ? 'stale' : 'fresh'];
      const all = rows.map((row) => records.replaceAll('ROWS', row)).join(' union all ');
      return postgresTrigger(`note_${name}_${event}`, event, table, note('postgres', all, 0));
    }),
  );
  return [...own, ...others];
}

/**
 * Records what changed in an account’s lists, and in which order. Triggers do so in the transaction of the change, so
 * nothing is missed, whatever writes it.
 */
export const changes = (dialect: Dialect): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('changes')
      .addColumn('account_id', 'integer', (column) => column.notNull())
      .addColumn('list', 'text', (column) => column.notNull())
      .addColumn('record_id', 'integer', (column) => column.notNull())
      .addColumn('moved', 'bigint', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('gone', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('changes_key', ['account_id', 'list', 'record_id'])
      .execute();
    await db.schema
      .createIndex('changes_in_order')
      .on('changes')
      .columns(['account_id', 'moved', 'list', 'record_id'])
      .execute();
    await sql`create index changes_gone on changes (at) where gone = 1`.execute(db);
    await db.schema
      .createTable('change_state')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('epoch', 'text', (column) => column.notNull())
      .addColumn('clock', 'bigint', (column) => column.notNull())
      .addColumn('trimmed', 'bigint', (column) => column.notNull())
      .execute();
    await sql`insert into change_state (id, epoch, clock, trimmed) values (1, ${randomUUID()}, 1, 0)`.execute(
      db,
    );
    for (const [list, { table }] of Object.entries(followed))
      await sql`insert into changes (account_id, list, record_id, moved, at, gone)
        select account_id, ${sql.lit(list)}, id, ${sql.raw(moved[dialect])}, ${sql.raw(now[dialect])}, 0
        from ${sql.table(table)}`.execute(db);
    for (const statement of dialect === 'sqlite' ? ofSqlite() : ofPostgres())
      await sql.raw(statement).execute(db);
  },
});
