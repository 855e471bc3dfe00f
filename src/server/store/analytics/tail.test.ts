import { expect, test } from 'vitest';
import { rollUp } from '#server/store/roll-up.ts';
import { visitAppender } from '#server/store/visits.ts';
import { eachDatabase } from '#test/databases.ts';
import { addTargets, noon, visit } from '#test/random-visits.ts';
import { ask } from './ask.ts';
import { pack } from './pack.ts';
import { maxInTail } from './tail.ts';

eachDatabase((open) => {
  test('a query over a backlog counts only its first visits until all are packed into blocks', async () => {
    const database = await open();
    const { links } = await addTargets(database);
    const backlog = maxInTail + 100;
    await visitAppender(database)(
      Array.from({ length: backlog }, () => visit({ kind: 'link', target_id: links[0] ?? 0 }, { at: noon })),
    );
    const visits = async () => {
      const { figures } = await ask(
        { db: database.db },
        {
          accountId: 1,
          spans: [{ from: noon, to: noon + 1 }],
          conditions: [],
          breakdowns: [],
          mainHost: 'localhost',
        },
      );
      return figures[0]?.visits;
    };
    expect(await visits()).toBe(maxInTail);
    await rollUp(database);
    await pack(database);
    expect(await visits()).toBe(backlog);
  });
});
