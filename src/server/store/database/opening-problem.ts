/** Where a database is: the address of a PostgreSQL server, or the folder and file of SQLite. */
interface DatabasePlace {
  url?: string | undefined;
  dataDir: string;
  file: string;
}

/** Yields an error and its causes, which say more. */
function* causesOf(error: unknown): Generator<Error & Record<string, unknown>> {
  for (let each = error; each instanceof Error; each = each.cause) {
    if (each instanceof AggregateError) yield* each.errors.flatMap((one) => [...causesOf(one)]);
    yield each as Error & Record<string, unknown>;
  }
}

/** By SQLite's primary result code. */
const ofSqlite: Readonly<Record<number, (file: string) => string>> = {
  5: (file) => `${file} is locked by another program. End that program, then start again.`,
  6: (file) => `${file} is locked by another program. End that program, then start again.`,
  8: (file) => `${file} is read-only. Give Waypost’s user write access to it and its folder.`,
  10: (file) => `${file} can’t be read or written, since the disk reports an error. Check the disk.`,
  11: (file) => `${file} is damaged. Restore a backup of it.`,
  13: (file) => `${file} can’t grow, since the disk is full. Free up some space.`,
  14: (file) => `${file} can’t be opened. Give Waypost’s user read and write access to it and its folder.`,
  26: (file) => `${file} isn’t a SQLite database. Move it away, or set DATA_DIR to another folder.`,
};

/** By the system's error code, for the folder of the file. */
const ofFolder: Readonly<Record<string, (folder: string) => string>> = {
  EACCES: (folder) =>
    `Waypost can’t write to ${folder}. Give its user write access, or set DATA_DIR to another folder.`,
  EPERM: (folder) =>
    `Waypost can’t write to ${folder}. Give its user write access, or set DATA_DIR to another folder.`,
  EROFS: (folder) => `${folder} is on a read-only disk. Set DATA_DIR to another folder.`,
  ENOSPC: (folder) => `${folder} is on a full disk. Free up some space, or set DATA_DIR to another folder.`,
  ENOTDIR: (folder) => `${folder} isn’t a folder. Set DATA_DIR to another one.`,
  EEXIST: (folder) => `${folder} isn’t a folder. Set DATA_DIR to another one.`,
};

/** Returns the parts of the address that may be shown. */
function partsOf(url: string) {
  const { hostname, port, username, pathname, searchParams } = new URL(url);
  const host = decodeURIComponent(searchParams.get('host') ?? hostname) || 'localhost';
  return {
    where: host.startsWith('/') ? `in ${host}` : `at ${host}:${port || 5432}`,
    user: decodeURIComponent(username) || 'of this system',
    name: decodeURIComponent(pathname.slice(1)) || decodeURIComponent(username),
  };
}

type Parts = ReturnType<typeof partsOf>;

const noPostgres = ({ where }: Parts) => `No PostgreSQL answers ${where}. Start it, or check DATABASE_URL.`;
const wrongUser = ({ user }: Parts) =>
  `PostgreSQL refused the user ${user}. Check the user and the password in DATABASE_URL.`;

/** By PostgreSQL's error code, or the system's. */
const ofPostgres: Readonly<Record<string, (parts: Parts) => string>> = {
  '28P01': wrongUser,
  '28000': wrongUser,
  '3D000': ({ name }) =>
    `PostgreSQL has no database ${name}. Create it with createdb, or check DATABASE_URL.`,
  '42501': ({ user, name }) =>
    `The PostgreSQL user ${user} can’t create tables in ${name}. Make it the owner of the database.`,
  '53300': ({ where }) =>
    `PostgreSQL ${where} has no free connections. Raise max_connections, or end other programs.`,
  '53100': ({ where }) => `The disk of PostgreSQL ${where} is full. Free up some space.`,
  '57P03': ({ where }) => `PostgreSQL ${where} isn’t ready yet. Start again in a moment.`,
  ECONNREFUSED: noPostgres,
  ECONNRESET: noPostgres,
  ETIMEDOUT: noPostgres,
  EHOSTUNREACH: noPostgres,
  ENETUNREACH: noPostgres,
  ENOENT: noPostgres,
  ENOTFOUND: ({ where }) => `Couldn’t find the host of PostgreSQL ${where}. Check DATABASE_URL.`,
  EAI_AGAIN: ({ where }) => `Couldn’t find the host of PostgreSQL ${where}. Check DATABASE_URL.`,
};

/**
 * Returns two sentences that say why a database couldn’t be opened and what to do. Undefined if the reason isn’t known.
 */
export function openingProblem(error: unknown, { url, dataDir, file }: DatabasePlace): string | undefined {
  for (const { code, errcode, message } of causesOf(error)) {
    const known = String(code);
    if (/previously executed migration \S+ is missing/.test(message))
      return `${url ? 'The database' : file} was made by a newer version of Waypost. Start that version, or restore a backup from before it.`;
    if (url) {
      const parts = partsOf(url);
      const said = ofPostgres[known]?.(parts) ?? (/timeout/i.test(message) ? noPostgres(parts) : undefined);
      if (said !== undefined) return said;
    } else {
      // The low byte of an extended code is the primary code.
      const said = typeof errcode === 'number' ? ofSqlite[errcode & 255]?.(file) : ofFolder[known]?.(dataDir);
      if (said !== undefined) return said;
    }
  }
  return undefined;
}
