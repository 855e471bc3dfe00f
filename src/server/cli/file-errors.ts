import { failureOf } from '#server/store/database/database-failure.ts';

/** Sentences by the system's error code. */
const sentences: Readonly<Record<string, (file: string) => string>> = {
  ENOENT: (file) => `${file} not found. Check the path.`,
  ENOTDIR: (file) => `${file} not found. Check the path.`,
  EISDIR: (file) => `${file} is a folder. Choose a file.`,
  EACCES: (file) => `This user can’t read or write ${file}.`,
  EPERM: (file) => `This user can’t read or write ${file}.`,
  EROFS: (file) => `${file} is on a read-only disk. Choose a file on another one.`,
  ENOSPC: () => 'The disk is full. Free up some space, or choose a file on another disk.',
};

/** Replaces common file errors with a sentence. */
export async function explainFileErrors<Result>(file: string, run: () => Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const known = failureOf(error) === 'full' ? 'ENOSPC' : code;
    const isOfFile = error instanceof Error && 'syscall' in error && error.syscall !== 'connect';
    const said = isOfFile || known === 'ENOSPC' ? sentences[known]?.(file) : undefined;
    throw said === undefined ? error : new Error(said, { cause: error });
  }
}
