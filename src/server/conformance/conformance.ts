import { type AskerOptions, createAsker } from './asker.ts';
import { checkReads } from './reads.ts';
import { createReport, type Result } from './report.ts';
import { checkWrites } from './writes.ts';

export interface Conformance {
  results: readonly Result[];
  /** How many requests it took. */
  requests: number;
  /** What was created and could not be deleted, by the path that deletes it. */
  left: readonly string[];
}

export interface ConformanceOptions extends AskerOptions {
  /** Also tries what changes something. */
  write: boolean;
}

/** Holds a server against the statements of the specification. */
export async function checkConformance({ url, write, ...options }: ConformanceOptions): Promise<Conformance> {
  const report = createReport();
  const asker = createAsker({ ...options, url: url.replace(/\/+$/, '') });
  await checkReads({ asker, report });
  const { left } = write ? await checkWrites({ asker, report }) : { left: [] };
  return { results: report.results, requests: asker.count(), left };
}
