import { serviceItself } from '#server/rules/hash-queue.ts';
import { hashPassword } from '#server/rules/passwords.ts';
import { addAccount } from '#server/services/add-account.ts';
import { openDatabase } from '#server/store/database/database.ts';
import { fuzz } from '#test/fuzz.ts';
import { mainScript, startProcess } from '#test/start-process.ts';
import { type BenchDatabase, onEachDatabase, settingsOf } from './each-database.ts';

/**
 * Sends random requests from the OpenAPI document to the service in a process of its own, half of them on each
 * database. Expects no failure of the service, no other envelope, no error in its log, and memory that doesn't grow
 * with the requests. `node src/tools/bench/fuzz.ts 5000 7` sends 5,000 from seed 7.
 */

const [requests = 200_000, seed = 2026] = process.argv.slice(2).map(Number);
/**
 * Maximum ratio to the memory after a quarter of the requests, when everything has loaded and every cache has begun to
 * fill.
 */
const maxGrowth = 1.5;

async function fuzzOn(place: BenchDatabase) {
  const database = await openDatabase(place);
  const service = await startProcess(mainScript, [], {
    ...settingsOf(place),
    DOMAIN_CHECK: 'off',
    REGISTRATION: 'open',
  });
  const memory: number[] = [];
  const password_hash = await hashPassword('correct horse', serviceItself);
  let pairs = 0;
  const of = requests / 2;
  const start = performance.now();
  const { statuses, faults } = await fuzz({
    url: service.origin,
    requests: of,
    seed,
    together: 8,
    async keys() {
      pairs += 1;
      const add = (username: string, staff: boolean) =>
        addAccount(database.db, { email: `${username}@example.net`, username, password_hash, staff });
      const owner = await add(`owner${pairs}`, false);
      const staff = await add(`staff${pairs}`, true);
      return { owner: owner.key, staff: staff.key };
    },
    progress(sent) {
      memory.push(service.memory());
      if (sent % 20_000 === 0) console.log(`${place.title}: ${sent} sent, ${memory.at(-1)?.toFixed(0)} MiB`);
    },
  });
  const seconds = (performance.now() - start) / 1000;
  await service.kill('SIGTERM');
  await database.close();
  const errors = service
    .said()
    .split('\n')
    .filter((line) => line.startsWith('{"level":5'));
  const quarter = memory[Math.floor(memory.length / 4)] ?? 0;
  const last = memory.at(-1) ?? 0;
  for (const fault of [...faults, ...errors.slice(0, 10)]) console.log(fault);
  if (faults.length + errors.length > 0 || last > quarter * maxGrowth) process.exitCode = 1;
  const { 200: done = 0 } = statuses;
  return {
    '': place.title,
    requests: of,
    seconds: Math.round(seconds),
    succeeded: done,
    refused: Object.entries(statuses).reduce(
      (sum, [status, count]) => (status.startsWith('4') ? sum + count : sum),
      0,
    ),
    faults: faults.length,
    'errors in the log': errors.length,
    'MiB after a quarter': Math.round(quarter),
    'MiB at the end': Math.round(last),
  };
}

console.table(await onEachDatabase(fuzzOn));
