import { type Asker, type AskerOptions, createAsker, Interrupted, type Unreached } from './asker.ts';
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
  ended: Unreached | 'key refused' | 'interrupted' | undefined;
}

export interface ConformanceOptions extends AskerOptions {
  /** Also tries what changes something. */
  write: boolean;
}

/**
 * Holds a server against the statements of the specification; against none, where it can't be reached or doesn't take the
 * key.
 */
export async function checkConformance({ url, write, ...options }: ConformanceOptions): Promise<Conformance> {
  const report = createReport();
  const asker = createAsker({ ...options, url: url.replace(/\/+$/, '') });
  const traces = new Set<string>();
  let ended: Conformance['ended'];
  try {
    ended = await obstacle(asker);
    if (ended === undefined) {
      await checkReads({ asker, report });
      if (write) await checkWrites({ asker, report, traces });
    }
  } catch (error) {
    if (!(error instanceof Interrupted)) throw error;
    ended = 'interrupted';
  }
  return { results: report.results, requests: asker.count(), left: [...traces], ended };
}

/**
 * What keeps a server from being looked at. One of two reads is refused for other reasons than the key, too; an accident may
 * be met by both, and is looked at closer.
 */
async function obstacle(asker: Asker): Promise<Conformance['ended']> {
  for (const path of ['/api/account', '/api/urls?limit=1']) {
    const { status, json, unreached } = await asker.ask('GET', path);
    if (unreached) return unreached;
    const isFine = [0, '0', false, null, undefined].some((error) => error === json?.['error']);
    const isRefused = json !== undefined && (status === 401 || status === 403 || !isFine);
    if (!isRefused) return undefined;
  }
  return 'key refused';
}
