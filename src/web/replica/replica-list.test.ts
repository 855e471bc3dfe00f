import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ListPart } from '#web/api/list-parts.ts';
import { createReplicaList, type ReplicaList } from './replica-list.ts';

interface Row {
  id: number;
  clicks: number;
}

const idOf = ({ id }: Row) => id;

/** A server's list, newest first, in pages of the server's own size. */
function createServer(rows: Row[], { size = 3, result = (count: number) => count, pages = true } = {}) {
  return {
    rows,
    part(page: number, askedAt: number): ListPart<Row> {
      const maxpage = pages ? Math.max(1, Math.ceil(rows.length / size)) : 1;
      return {
        rows: rows.slice((page - 1) * size, page * size),
        result: result(rows.length),
        maxpage,
        askedAt,
      };
    },
  };
}

const row = (id: number, clicks = 0): Row => ({ id, clicks });
const some = (count: number) => Array.from({ length: count }, (_, place) => row(count - place));

let clock = 1000;
const sweep = (list: ReplicaList<Row>, server: ReturnType<typeof createServer>, most = 100) => {
  for (let page = 0; page < most; page += 1) {
    list.sweepPage(server.part(list.nextPage, (clock += 1)));
    if (!list.state.sweep) return;
  }
  throw new Error('The sweep did not end.');
};
const held = (list: ReplicaList<Row>) => [...list.rows.values()].toSorted((a, b) => b.id - a.id);

describe('a sweep', () => {
  test('completes the list at its last page, not before', () => {
    const server = createServer(some(7));
    const list = createReplicaList(idOf);
    list.sweepPage(server.part(1, 1));
    expect(list.state).toMatchObject({ isWhole: false, total: 7 });
    expect(list.rows.size).toBe(3);
    list.sweepPage(server.part(2, 2));
    list.sweepPage(server.part(3, 3));
    expect(list.state).toMatchObject({ isWhole: true, pages: 3, sweptAt: 1 });
    expect(held(list)).toEqual(server.rows);
  });

  test('continues after a reload with the next page', () => {
    const server = createServer(some(7));
    const before = createReplicaList(idOf);
    before.sweepPage(server.part(1, 1));
    const after = createReplicaList(idOf, new Map(before.rows), before.state);
    expect(after.nextPage).toBe(2);
    sweep(after, server);
    expect(held(after)).toEqual(server.rows);
    expect(after.state.isWhole).toBe(true);
  });

  test('removes records that the server no longer has', () => {
    const server = createServer(some(7));
    const list = createReplicaList(idOf);
    sweep(list, server);
    server.rows.splice(2, 2);
    sweep(list, server);
    expect(held(list)).toEqual(server.rows);
  });

  test('keeps a record that moved to a page already read', () => {
    const server = createServer(some(9));
    const list = createReplicaList(idOf);
    sweep(list, server);
    list.sweepPage(server.part(1, 50));
    // Record 6 is now on page 1, which the sweep has already read.
    server.rows.splice(0, 1);
    list.sweepPage(server.part(2, 51));
    list.sweepPage(server.part(3, 52));
    expect(list.state.sweep).toBeUndefined();
    expect(list.rows.has(6)).toBe(true);
    expect(list.state.doubts).toBe(1);
    sweep(list, server);
    expect(held(list)).toEqual(server.rows);
  });

  test('completes the list at the second pass when the server’s total is wrong', () => {
    const server = createServer(some(7), { result: (count) => count + 100 });
    const list = createReplicaList(idOf);
    sweep(list, server);
    expect(list.state.isWhole).toBe(false);
    sweep(list, server);
    expect(list.state.isWhole).toBe(true);
    expect(held(list)).toEqual(server.rows);
  });

  test('ends on a server that repeats its first page', () => {
    const server = createServer(some(7), { result: () => 7 });
    const first = { ...server, part: (_page: number, at: number) => server.part(1, at) };
    const list = createReplicaList(idOf);
    sweep(list, first);
    sweep(list, first);
    expect(list.rows.size).toBe(3);
  });

  test('continues up to the total when the server reports no number of pages', () => {
    const server = createServer(some(7), { pages: false });
    const list = createReplicaList(idOf);
    sweep(list, server);
    expect(held(list)).toEqual(server.rows);
    expect(list.state.isWhole).toBe(true);
  });
});

describe('a local change', () => {
  test('overrides a response that was requested before it', () => {
    const server = createServer(some(2));
    const list = createReplicaList(idOf);
    const early = server.part(1, 10);
    list.changeHere({ put: [], removed: [1] }, 11);
    list.changeHere({ put: [row(2, 99)], removed: [] }, 11);
    list.sweepPage(early);
    expect(held(list)).toEqual([row(2, 99)]);
    list.passing([row(2, 100)], 12);
    expect(held(list)).toEqual([row(2, 100)]);
  });

  test('adjusts the total', () => {
    const list = createReplicaList(idOf);
    sweep(list, createServer(some(4)));
    list.changeHere({ put: [row(5)], removed: [1, 2] }, (clock += 1));
    expect(list.state.total).toBe(3);
  });
});

test('the newest page reports whether it reaches known records', () => {
  const server = createServer(some(4));
  const list = createReplicaList(idOf);
  sweep(list, server);
  server.rows.unshift(row(7), row(6), row(5));
  expect(list.newestPage(server.part(1, (clock += 1))).hasMet).toBe(false);
  expect(list.newestPage(server.part(2, (clock += 1))).hasMet).toBe(true);
  expect(held(list)).toEqual(server.rows);
});

/** A change to the server's list, or a step of the sweep. */
const step = fc.oneof(
  fc.record({ kind: fc.constant('add' as const) }),
  fc.record({ kind: fc.constant('delete' as const), place: fc.nat(40) }),
  fc.record({ kind: fc.constant('click' as const), place: fc.nat(40) }),
  fc.record({ kind: fc.constant('page' as const) }),
  fc.record({ kind: fc.constant('newest' as const) }),
);

test.each([
  ['that counts right', (count: number) => count],
  ['that counts too few', () => 1],
  ['that counts too many', (count: number) => count + 7],
])('after any changes, three more sweeps match the list of a server %s', (_which, result) => {
  fc.assert(
    fc.property(fc.nat(20), fc.array(step, { maxLength: 60 }), (count, steps) => {
      const server = createServer(some(count), { size: 4, result });
      const list = createReplicaList(idOf);
      let newest = count;
      let at = 1;
      for (const one of steps) {
        at += 1;
        if (one.kind === 'add') server.rows.unshift(row((newest += 1)));
        else if (one.kind === 'page') list.sweepPage(server.part(list.nextPage, at));
        else if (one.kind === 'newest') list.newestPage(server.part(1, at));
        else {
          const { id, clicks } = server.rows[one.place] ?? row(0);
          if (one.kind === 'delete') server.rows.splice(one.place, 1);
          else if (id > 0) server.rows.splice(one.place, 1, row(id, clicks + 1));
        }
      }
      // Nothing changes any more. The current sweep ends and two more follow.
      for (let sweeps = 0; sweeps < 3; sweeps += 1) {
        for (let page = 0; page === 0 || list.state.sweep; page += 1)
          list.sweepPage(server.part(list.nextPage, (at += 1)));
      }
      expect(held(list)).toEqual(server.rows);
      expect(list.state.isWhole).toBe(true);
    }),
  );
});

test('a complete list never loses a record that the server still has', () => {
  fc.assert(
    fc.property(fc.integer({ min: 5, max: 20 }), fc.array(step, { maxLength: 80 }), (count, steps) => {
      const server = createServer(some(count), { size: 4 });
      const list = createReplicaList(idOf);
      let at = 1;
      for (let page = 0; page === 0 || list.state.sweep; page += 1)
        list.sweepPage(server.part(list.nextPage, (at += 1)));
      let newest = count;
      for (const one of steps) {
        at += 1;
        if (one.kind === 'add') server.rows.unshift(row((newest += 1)));
        else if (one.kind === 'delete') server.rows.splice(one.place, 1);
        else if (one.kind === 'newest') list.newestPage(server.part(1, at));
        else if (one.kind === 'page') list.sweepPage(server.part(list.nextPage, at));
        const lost = server.rows.filter(({ id }) => id <= count && !list.rows.has(id));
        expect(lost).toEqual([]);
      }
    }),
  );
});
