import { existsSync } from 'node:fs';
import { now } from '#server/rules/clock.ts';
import { databaseOf } from '#server/config.ts';
import { conditionOf, type Condition, someDomains } from '#server/store/database/condition.ts';
import { connectDatabase } from '#server/store/database/database.ts';
import { openingProblem } from '#server/store/database/opening-problem.ts';
import { databaseFile } from '#server/store/database/private-files.ts';
import { type Check, type Finding, findingsOf, reasonOf } from './finding.ts';

const { ok, note, problem } = findingsOf('Database');
const clock = findingsOf('Clock');

/** How far the clocks of two machines may differ, in seconds. One-time codes allow for thirty. */
const leeway = 5;
/** The certificate check sends a request to each of them. */
const maxDomains = 50;

const inMebibytes = (bytes: number) => `${Math.ceil(bytes / 2 ** 20).toLocaleString('en')} MiB`;

const ofTables: Record<Condition['tables'], (name: string) => Finding[]> = {
  current: () => [],
  older: (name) => [
    note(`${name} has the tables of an older version. The next start updates them: back up first.`),
  ],
  newer: (name) => [
    problem(
      `${name} was made by a newer version of Waypost. Start that version, or restore a backup from before it.`,
    ),
  ],
};

function clockFindings({ clock: theirs, latestVisit }: Condition): Finding[] {
  const time = new Date(now() * 1000).toISOString().replace('T', ' ').slice(0, 19);
  if (theirs !== undefined && Math.abs(theirs - Date.now() / 1000) > leeway)
    return [
      clock.problem(
        `The clocks of this machine and the database’s differ by ${Math.round(Math.abs(theirs - Date.now() / 1000))} seconds. Set both with NTP.`,
      ),
    ];
  if (latestVisit !== undefined && latestVisit > now() + leeway)
    return [
      clock.problem(
        `It is ${time} UTC here, and the latest visit was recorded later. Set the clock with NTP.`,
      ),
    ];
  return [clock.ok(`It is ${time} UTC. If that’s wrong, one-time codes and expiry dates are too.`)];
}

/** Inspects the database as it is. Nothing is created or updated. */
export async function checkDatabase(
  ...[config]: Parameters<Check>
): Promise<{ findings: Finding[]; domains: string[] }> {
  const place = databaseOf(config);
  const file = databaseFile(place.dataDir);
  const name = place.url ? 'The PostgreSQL database' : file;
  if (!place.url && !existsSync(file))
    return {
      findings: [note(`${place.dataDir} has no database yet. The first start creates it.`)],
      domains: [],
    };
  let database: ReturnType<typeof connectDatabase> | undefined;
  try {
    database = connectDatabase(place);
    const condition = await conditionOf(database);
    const { tables, damage, size } = condition;
    const bad = [
      ...ofTables[tables](name),
      ...(damage === undefined ? [] : [problem(`${name} is damaged: ${damage}. Restore a backup.`)]),
    ];
    const well = ok(`${name} takes ${inMebibytes(size)} and is up to date.`);
    const findings = [...(bad.length > 0 ? bad : [well]), ...clockFindings(condition)];
    return { findings, domains: tables === 'newer' ? [] : await someDomains(database, maxDomains) };
  } catch (error) {
    if (/no such table: kysely_|relation "kysely_\w+" does not exist/.test(reasonOf(error)))
      return { findings: [note(`${name} has no tables yet. The first start creates them.`)], domains: [] };
    const said = openingProblem(error, { ...place, file });
    return { findings: [problem(said ?? `Couldn’t query ${name}: ${reasonOf(error)}.`)], domains: [] };
  } finally {
    await database?.close();
  }
}
