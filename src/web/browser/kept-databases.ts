/** Databases that hold what the browser keeps for the person who is signed in, as `kept.ts` does for small things. */
const prefix = 'waypost-kept-';

/** Leaves nothing for who comes next. What has one open closes it when it hears of this. */
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
    // The browser keeps none: some private windows refuse to.
  }
}

const gone = (request: IDBOpenDBRequest) =>
  new Promise<void>((resolve) => {
    request.addEventListener('success', () => resolve());
    request.addEventListener('error', () => resolve());
  });
