import { expect, test } from 'vitest';
import { fuzz } from '#test/fuzz.ts';
import { isThorough } from '#test/run/thorough.ts';
import { startService } from '#test/start-service.ts';

const requests = isThorough ? 2000 : 700;

test('random requests cause no fault', async () => {
  const waypost = await startService({
    env: { DOMAIN_CHECK: 'off', REGISTRATION: 'open' },
    resolve: async () => [],
  });
  try {
    let pairs = 0;
    const { faults, statuses } = await fuzz({
      url: waypost.url,
      requests,
      seed: Number(process.env.FC_SEED ?? 2026),
      async keys() {
        pairs += 1;
        const owner = await waypost.addAccount({
          email: `owner${pairs}@example.net`,
          username: `owner${pairs}`,
        });
        const staff = await waypost.addAccount({
          email: `staff${pairs}@example.net`,
          username: `staff${pairs}`,
          staff: true,
        });
        return { owner: owner.key, staff: staff.key };
      },
    });
    expect(faults.join('\n')).toBe('');
    // Ensures that requests get past the first checks.
    expect(statuses['200']).toBeGreaterThan(requests / 10);
  } finally {
    await waypost.stop();
  }
}, 120_000);
