import { type Asker, type AskerOptions, createAsker, Interrupted } from './asker.ts';
import { checkReads } from './reads.ts';
import { createReport, type Result } from './report.ts';
import { checkWrites } from './writes.ts';

export interface Conformance {
  results: readonly Result[];
  /** How many requests it took. */
  requests: number;
  /** What was created and could not be deleted, by the path that deletes it. */
  left: readonly string[];
  /** Why it ended before its end. */
  ended: 'key refused' | 'interrupted' | undefined;
}

export interface ConformanceOptions extends AskerOptions {
  /** Also tries what changes something. */
  write: boolean;
}

/** Holds a server against the statements of the specification; against none, where it doesn't take the key. */
export async function checkConformance({ url, write, ...options }: ConformanceOptions): Promise<Conformance> {
  const report = createReport();
  const asker = createAsker({ ...options, url: url.replace(/\/+$/, '') });
  const traces = new Set<string>();
  let ended: Conformance['ended'];
  try {
    if (!(await takesKey(asker))) ended = 'key refused';
    else {
      await checkReads({ asker, report });
      if (write) await checkWrites({ asker, report, traces });
    }
  } catch (error) {
    if (!(error instanceof Interrupted)) throw error;
    ended = 'interrupted';
  }
  return { results: report.results, requests: asker.count(), left: [...traces], ended };
}

/** One of two reads is refused for other reasons, too; an accident may be met by both, and is looked at closer. */
async function takesKey(asker: Asker): Promise<boolean> {
  for (const path of ['/api/account', '/api/urls?limit=1']) {
    const { status, json } = await asker.ask('GET', path);
    const isFine = [0, '0', false, null, undefined].some((error) => error === json?.['error']);
    const isRefused = json !== undefined && (status === 401 || status === 403 || !isFine);
    if (!isRefused) return true;
  }
  return false;
}
