import { type Client, type ClientOptions, createClient, Interrupted, type Unreached } from './client.ts';
import { checkReads } from './reads.ts';
import { createReport, type Result } from './report.ts';
import { checkWrites } from './writes.ts';

export interface Conformance {
  results: readonly Result[];
  requests: number;
  /** What was created and couldn't be deleted, as the paths that delete it. */
  left: readonly string[];
  /** Why the check ended early. Undefined if it didn't. */
  ended: Unreached | 'key refused' | 'interrupted' | undefined;
}

export interface ConformanceOptions extends ClientOptions {
  /** Whether to try operations that change something, too. */
  write: boolean;
}

/**
 * Checks a server against the statements of the specification. Checks none of them if the server can't be reached or
 * refuses the key.
 */
export async function checkConformance({ url, write, ...options }: ConformanceOptions): Promise<Conformance> {
  const report = createReport();
  const asker = createClient({ ...options, url: url.replace(/\/+$/, '') });
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
 * Returns what prevents a check of the server. A single read may be refused for reasons other than the key, so both
 * must be. Accidents, which may affect both, don't count and are left to the check itself.
 */
async function obstacle(asker: Client): Promise<Conformance['ended']> {
  for (const path of ['/api/account', '/api/urls?limit=1']) {
    const { status, json, unreached } = await asker.ask('GET', path);
    if (unreached) return unreached;
    const isFine = [0, '0', false, null, undefined].some((error) => error === json?.['error']);
    const isRefused = json !== undefined && (status === 401 || status === 403 || !isFine);
    if (!isRefused) return undefined;
  }
  return 'key refused';
}
