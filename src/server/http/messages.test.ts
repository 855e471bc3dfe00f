import { afterAll, beforeAll, expect, test } from 'vitest';
import type { z } from 'zod/mini';
import { endpoints } from '#contract/endpoints.ts';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';

let waypost: TestService;
let ada: TestAccount;
beforeAll(async () => {
  waypost = await startService({ env: { RATE_LIMIT: '100000' } });
  ada = await waypost.addAccount();
});
afterAll(() => waypost.stop());

function membersOf(schema: z.core.$ZodType): string[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === 'object') return Object.keys(def.shape);
  if (def.type === 'union') return [...new Set(def.options.flatMap(membersOf))];
  return def.type === 'pipe' ? [...membersOf(def.in), ...membersOf(def.out)] : [];
}

const wrong = [{ x: 1 }, [{}], [null], true, -1.5, '\u0001'];

const withBody = endpoints.flatMap(({ method, path, body, auth }) =>
  body && auth !== 'none' ? [[`${method} ${path}`, method, path, membersOf(body)] as const] : [],
);

test.each(withBody)('%s describes invalid values in plain words', async (_name, method, path, members) => {
  const address = path.replace(':type', 'links').replaceAll(/:\w+/g, '1');
  for (const member of members) {
    for (const value of wrong) {
      const { status, body } = await waypost.call(method, address, {
        key: ada.key,
        body: { [member]: value },
      });
      const sent = `${member}: ${JSON.stringify(value)}`;
      expect(status, sent).toBeLessThan(500);
      expect(body.message ?? '', sent).not.toMatch(/Invalid|expected|received|undefined|NaN|\[object/);
    }
  }
});
