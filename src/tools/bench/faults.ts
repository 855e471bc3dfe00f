import { onEachDatabase } from './each-database.ts';
import { interruptPostgres } from './faults-postgres.ts';
import { disruptSqlite } from './faults-sqlite.ts';
import type { Finding } from './finding.ts';
import { measureKills, measureKillsAtLimit } from './kills.ts';

/**
 * Causes the faults that a service must survive, and reports what was lost. `node src/tools/bench/faults.ts 50` kills
 * fifty times in each experiment instead of ten.
 */

const [kills = 10] = process.argv.slice(2).map(Number);

const findings: Finding[] = (
  await onEachDatabase(async (place) => {
    const found = [await measureKills(place, kills)];
    found.push(await measureKillsAtLimit(place, kills));
    return found;
  })
).flat();
findings.push(...(await disruptSqlite(kills)), ...(await interruptPostgres(kills)));

console.table(
  Object.fromEntries(
    findings.map(({ experiment, database, isWrong: _wrong, ...figures }) => [
      `${experiment}, ${database}`,
      figures,
    ]),
  ),
);
if (findings.some(({ lost, doubled, isWrong }) => lost > 0 || doubled > 0 || isWrong === true))
  process.exitCode = 1;
