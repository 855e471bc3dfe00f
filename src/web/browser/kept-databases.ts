/** Prefix of the databases that store data of the signed-in account. `stored.ts` stores small values. */
const prefix = 'waypost-kept-';

/**
 * Deletes the databases, so that the next user finds nothing. Open connections close themselves when a deletion is
 * requested.
 */
export async function forgetKeptDatabases(isOurs: (title: string) => boolean = () => true): Promise<void> {
  if (typeof indexedDB === 'undefined') return;
  try {
    const databases = await indexedDB.databases();
    await Promise.all(
      databases.flatMap(({ name }) =>
        name?.startsWith(prefix) && isOurs(name) ? gone(indexedDB.deleteDatabase(name)) : [],
      ),
    );
  } catch {
    // The browser has no databases. Some private windows refuse them.
  }
}

const gone = (request: IDBOpenDBRequest) =>
  new Promise<void>((resolve) => {
    request.addEventListener('success', () => resolve());
    request.addEventListener('error', () => resolve());
  });
