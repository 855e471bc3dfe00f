import { describe, expect, test } from 'vitest';
import { exportText } from './export-file.ts';
import { type Job, newJob, withResults } from './job.ts';
import { exportJob } from './kinds/export-list.ts';

const cellsOf = (name: string) => [name, `https://acme.com/${name}`];
const record = (id: number, name: string) => ({ key: String(id), cells: cellsOf(name) });

/** Creates an export with the given parts already read. */
function exported(format: 'csv' | 'json', parts: readonly (readonly unknown[])[], total: number): Job {
  const columns = ['title', 'longurl'];
  let job = newJob(
    exportJob({ list: 'links', query: {}, columns, format, file: `links.${format}` }),
    'j1',
    1,
  );
  for (const [place] of parts.entries()) {
    const more =
      place === 0
        ? parts
            .slice(1)
            .map((_, at) => ({ key: String(at + 2), title: '', text: '', item: { page: at + 2 } }))
        : [];
    job = withResults(job, new Map([[String(place + 1), { state: 'done', result: { total }, more }]]), 2);
  }
  return job;
}

async function read(job: Job, parts: readonly (readonly unknown[])[]) {
  const text = exportText(job, async (row) => parts[Number(row) - 1]);
  let whole = '';
  let piece = await text.next();
  for (; !piece.done; piece = await text.next()) whole += piece.value;
  return { whole, ...piece.value };
}

describe('an export', () => {
  test('as CSV merges its parts into one table without repeated records', async () => {
    const parts = [
      [record(2, 'two'), record(1, 'one')],
      [record(1, 'one'), record(0, 'zero')],
    ];
    const { whole, records, told } = await read(exported('csv', parts, 3), parts);
    expect(whole).toBe(
      '\u{FEFF}Title,Destination\r\ntwo,https://acme.com/two\r\none,https://acme.com/one\r\nzero,https://acme.com/zero\r\n',
    );
    expect({ records, told }).toEqual({ records: 3, told: 3 });
  });

  test('as CSV escapes cells that a spreadsheet would run', async () => {
    const parts = [[{ key: '1', cells: ['=HYPERLINK("https://evil.example")', '@SUM(A1)'] }]];
    const { whole } = await read(exported('csv', parts, 1), parts);
    expect(whole.split('\r\n')[1]).toBe(`"'=HYPERLINK(""https://evil.example"")",'@SUM(A1)`);
  });

  test.each([
    {
      what: 'of many parts',
      parts: [[record(3, 'three')], [], [record(3, 'three'), record(1, 'one')]],
      names: ['three', 'one'],
    },
    { what: 'without a record', parts: [[]], names: [] },
  ])('as JSON $what is one list of objects', async ({ parts, names }) => {
    const { whole } = await read(exported('json', parts, 2), parts);
    expect(JSON.parse(whole)).toEqual(
      names.map((title) => ({ title, longurl: `https://acme.com/${title}` })),
    );
  });

  test('reports the server’s total when it contains fewer records', async () => {
    const parts = [[record(2, 'two')]];
    expect(await read(exported('csv', parts, 5), parts)).toMatchObject({ records: 1, told: 5 });
  });

  test('reports how many of the server’s records can’t be read', async () => {
    const parts = [[record(2, 'two')]];
    const job = exported('csv', parts, 3);
    const rows = job.rows.map((row) => ({ ...row, result: { total: 3, unreadable: 2 } }));
    expect(await read({ ...job, rows }, parts)).toMatchObject({ records: 1, told: 3, unreadable: 2 });
  });

  test('ignores a stored part that it can’t read', async () => {
    const { records } = await read(exported('csv', [[]], 0), [[{ nonsense: true }]]);
    expect(records).toBe(0);
  });
});
