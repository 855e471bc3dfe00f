import { troubleOf } from '#server/store/database/trouble.ts';

/** By the error code of the system. */
const sentences: Readonly<Record<string, (file: string) => string>> = {
  ENOENT: (file) => `${file} is not there. Check the path.`,
  ENOTDIR: (file) => `${file} is not there. Check the path.`,
  EISDIR: (file) => `${file} is a folder. Name a file.`,
  EACCES: (file) => `${file} can't be read or written by this user.`,
  EPERM: (file) => `${file} can't be read or written by this user.`,
  EROFS: (file) => `${file} is on a read-only disk. Name a file on another one.`,
  ENOSPC: () => 'The disk is full. Free some space, or name a file on another disk.',
};

/** Gives what can go wrong with a file a sentence. */
export async function inSentence<Result>(file: string, run: () => Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const known = troubleOf(error) === 'full' ? 'ENOSPC' : code;
    const isOfFile = error instanceof Error && 'syscall' in error && error.syscall !== 'connect';
    const said = isOfFile || known === 'ENOSPC' ? sentences[known]?.(file) : undefined;
    throw said === undefined ? error : new Error(said, { cause: error });
  }
}
