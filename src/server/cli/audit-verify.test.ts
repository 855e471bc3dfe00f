import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Database, openDatabase } from '#server/store/database/database.ts';
import { append } from '#server/store/trail.ts';
import { spawnCli } from '#test/spawn-cli.ts';

let dataDir = '';
let database: Database;
const waypost = (...args: string[]) => spawnCli(args, { DATA_DIR: dataDir });

const note = (reason: string) =>
  append(database.db, {
    at: 1_800_000_000,
    staff_id: 1,
    staff: 'grace',
    account_id: 2,
    account: 'ada',
    inspection_id: null,
    what: 'summary',
    reason,
    ticket: '',
    details: '',
  });

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'waypost-audit-'));
  database = await openDatabase({ dataDir });
  for (const reason of ['first', 'second', 'third', 'fourth']) await note(reason);
});
afterAll(async () => {
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** Bypasses the triggers, as anyone with access to the file can. */
async function tamper(statement: string) {
  const { db } = database;
  await sql`drop trigger if exists trail_update`.execute(db);
  await sql`drop trigger if exists trail_delete`.execute(db);
  await sql.raw(statement).execute(db);
}

describe('audit verify', () => {
  let head = '';

  test('reports that an intact log is intact, with its number of rows and last hash', async () => {
    const { stdout, code } = await waypost('audit', 'verify', '--json');
    expect(code).toBe(0);
    const verdict = JSON.parse(stdout) as { rows: number; head: string };
    expect(verdict).toEqual({ rows: 4, head: expect.stringMatching(/^[0-9a-f]{64}$/) });
    head = verdict.head;
    expect((await waypost('audit', 'verify', '--noted', head)).stdout).toMatch(
      /^The audit log is intact\. Rows: 4\./,
    );
  });

  test('detects rows cut off the end by a hash that was noted before', async () => {
    await tamper('delete from trail where id = 4');
    expect((await waypost('audit', 'verify')).code).toBe(0);
    const { code, stderr } = await waypost('audit', 'verify', '--noted', head);
    expect(code).not.toBe(0);
    expect(stderr).toContain('no row has the given hash. Intact rows: 3.');
  });

  test('names the first row after one that was deleted', async () => {
    await tamper('delete from trail where id = 2');
    const { code, stderr } = await waypost('audit', 'verify');
    expect(code).not.toBe(0);
    expect(stderr).toContain(
      'row 3 doesn’t follow the row it was written after. Rows before it are intact: 1.',
    );
  });

  test('names the first row that was changed', async () => {
    await tamper("update trail set reason = 'nothing' where id = 1");
    const { stderr } = await waypost('audit', 'verify');
    expect(stderr).toContain('The audit log is broken: row 1 was changed.');
  });
});

describe('account staff', () => {
  test('adds an account to the staff and removes it, and records both', async () => {
    const add = ['account', 'add', '--email', 'a@b.co', '--username', 'ada', '--password', 'correct horse'];
    expect((await waypost(...add)).code).toBe(0);
    const { stdout } = await waypost('account', 'staff', '--account', 'ada', '--grant', '--json');
    expect(JSON.parse(stdout)).toEqual({ id: 1, username: 'ada', staff: true });
    const { stdout: said } = await waypost('account', 'staff', '--account', 'ada', '--revoke');
    expect(said).toBe('ada is no longer support staff.\n');
    const rows = await database.db
      .selectFrom('trail')
      .where('what', '=', 'staff')
      .select(['staff', 'details'])
      .execute();
    expect(rows).toEqual([
      { staff: 'command line', details: 'Added to the staff' },
      { staff: 'command line', details: 'Removed from the staff' },
    ]);
  });

  test('requires either --grant or --revoke', async () => {
    const { code, stderr } = await waypost('account', 'staff', '--account', 'ada');
    expect(code).not.toBe(0);
    expect(stderr).toContain('either --grant or --revoke');
  });
});
