import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { first } from '#server/store/migrations/0001-first.ts';
import { keyUse } from '#server/store/migrations/0002-key-use.ts';
import { linkOptions } from '#server/store/migrations/0003-link-options.ts';
import { shownPages } from '#server/store/migrations/0004-shown-pages.ts';
import { closing } from '#server/store/migrations/0005-closing.ts';
import { support } from '#server/store/migrations/0006-support.ts';
import { reports } from '#server/store/migrations/0007-reports.ts';
import { pagePictures } from '#server/store/migrations/0008-page-pictures.ts';
import { mail } from '#server/store/migrations/0009-mail.ts';
import { emailKey } from '#server/store/migrations/0010-email-key.ts';
import { batches } from '#server/store/migrations/0011-batches.ts';
import { groupsOfLinks } from '#server/store/migrations/0012-groups-of-links.ts';
import { pendingDomains } from '#server/store/migrations/0013-pending-domains.ts';
import { signIn } from '#server/store/migrations/0014-sign-in.ts';
import { secondStep } from '#server/store/migrations/0015-second-step.ts';
import { changes } from '#server/store/migrations/0016-changes.ts';
import { analytics } from '#server/store/migrations/0017-analytics.ts';
import { firing } from '#server/store/migrations/0018-firing.ts';
import { visitSums } from '#server/store/migrations/0019-visit-sums.ts';
import { publicDescriptions } from '#server/store/migrations/0020-public-descriptions.ts';
import { accountLanguage } from '#server/store/migrations/0021-account-language.ts';
import { looks } from '#server/store/migrations/0022-looks.ts';
import { annotationsAndGoals } from '#server/store/migrations/0023-annotations-and-goals.ts';
import { shares } from '#server/store/migrations/0024-shares.ts';
import { labelsApart } from '#server/store/migrations/0025-labels-apart.ts';
import { codeOptions } from '#server/store/migrations/0026-code-options.ts';
import { sumVersions } from '#server/store/migrations/0027-sum-versions.ts';
import { staticCodes } from '#server/store/migrations/0028-static-codes.ts';
import { foldedSearch } from '#server/store/migrations/0029-folded-search.ts';
import { signedIn } from '#server/store/migrations/0030-signed-in.ts';
import type { Tables } from '#server/store/schema.ts';

export type Dialect = 'sqlite' | 'postgres';

/** Numbered and applied in order. A migration never changes once released. */
const migrations: Record<string, (dialect: Dialect) => Migration> = {
  '0001-first': first,
  '0002-key-use': keyUse,
  '0003-link-options': linkOptions,
  '0004-shown-pages': shownPages,
  '0005-closing': closing,
  '0006-support': support,
  '0007-reports': reports,
  '0008-page-pictures': pagePictures,
  '0009-mail': mail,
  '0010-email-key': emailKey,
  '0011-batches': batches,
  '0012-groups-of-links': groupsOfLinks,
  '0013-pending-domains': pendingDomains,
  '0014-sign-in': signIn,
  '0015-second-step': secondStep,
  '0016-changes': changes,
  '0017-analytics': analytics,
  '0018-firing': firing,
  '0019-visit-sums': visitSums,
  '0020-public-descriptions': publicDescriptions,
  '0021-account-language': accountLanguage,
  '0022-looks': looks,
  '0023-annotations-and-goals': annotationsAndGoals,
  '0024-shares': shares,
  '0025-labels-apart': labelsApart,
  '0026-code-options': codeOptions,
  '0027-sum-versions': sumVersions,
  '0028-static-codes': staticCodes,
  '0029-folded-search': foldedSearch,
  '0030-signed-in': signedIn,
};

export const migrationNames: readonly string[] = Object.keys(migrations);

/** A connection that is refused at several addresses has a code but no message. */
function inWords(error: unknown): string {
  if (!(error instanceof Error)) return 'for no reason given';
  return error.message || ('code' in error ? String(error.code) : error.name);
}

/**
 * Brings the tables up to date. A second process that migrates at the same time waits for the first.
 * @param last the migration to stop after. Undefined means the newest.
 * @param schema the schema of the tables. Undefined means the first of the search path.
 */
export async function migrate(
  db: Kysely<Tables>,
  dialect: Dialect,
  last?: string,
  schema?: string,
): Promise<void> {
  const migrator = new Migrator({
    db,
    ...(schema !== undefined && { migrationTableSchema: schema }),
    provider: {
      getMigrations: async () =>
        Object.fromEntries(Object.entries(migrations).map(([name, migration]) => [name, migration(dialect)])),
    },
  });
  const { error } = last === undefined ? await migrator.migrateToLatest() : await migrator.migrateTo(last);
  if (error) throw new Error(`The database could not be migrated: ${inWords(error)}.`, { cause: error });
}
