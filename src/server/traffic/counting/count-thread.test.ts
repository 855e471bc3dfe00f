import { expect, onTestFinished, test } from 'vitest';
import { startService } from '#test/start-service.ts';
import { createCountThread } from './count-thread.ts';

test('a queued request doesn’t restart a closed count thread, and is refused', async () => {
  const service = await startService();
  onTestFinished(() => service.stop());
  const thread = createCountThread({ place: service.service.database.place, keepMonths: undefined });
  const first = thread.ask('count');
  const second = first.then(
    () => thread.ask('count'),
    () => thread.ask('count'),
  );
  const outcome = second.then(
    () => 'done',
    () => 'refused',
  );
  await thread.close();
  expect(await outcome).toBe('refused');
  // A second thread would keep the process alive forever.
  expect(thread.isStarted()).toBe(false);
});
