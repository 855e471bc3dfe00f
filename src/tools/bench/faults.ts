import { eachPlace } from './each-place.ts';
import { tookPostgresAway } from './faults-postgres.ts';
import { tookFromSqlite } from './faults-sqlite.ts';
import type { Finding } from './finding.ts';
import { killed, killedAtLimit } from './kills.ts';

/**
 * Causes the faults that a service must survive, and reports what was lost. `node src/tools/bench/faults.ts 50` kills
 * fifty times in each experiment instead of ten.
 */

const [kills = 10] = process.argv.slice(2).map(Number);

const findings: Finding[] = (
  await eachPlace(async (place) => {
    const found = [await killed(place, kills)];
    found.push(await killedAtLimit(place, kills));
    return found;
  })
).flat();
findings.push(...(await tookFromSqlite(kills)), ...(await tookPostgresAway(kills)));

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
