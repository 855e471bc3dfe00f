export type Outcome = 'holds' | 'broken' | 'skipped';

/** A statement of the specification, and its outcome. */
export interface Result {
  /** The same in every run, such as `campaigns.list data.result`. */
  id: string;
  says: string;
  outcome: Outcome;
  /** What was found instead, or why the statement couldn't be checked. */
  detail?: string;
}

/** Describes a value. Text may be private, so only its kind is shown, unless it's a number, a time or empty. */
export function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (typeof value === 'string') return /^[\d\s:,.-]{0,24}$/.test(value) ? JSON.stringify(value) : 'a text';
  if (Array.isArray(value)) return value.length === 0 ? '[]' : `a list of ${value.length}`;
  if (typeof value === 'object' && value !== null)
    return Object.keys(value).length === 0
      ? '{}'
      : `an object with ${Object.keys(value).slice(0, 8).join(', ')}`;
  return JSON.stringify(value) ?? 'nothing';
}

export function createReport() {
  const results: Result[] = [];
  return {
    results,
    /** @param found the value that was checked, if the statement doesn't hold */
    check(id: string, says: string, holds: boolean, found?: unknown): boolean {
      results.push(
        holds
          ? { id, says, outcome: 'holds' }
          : { id, says, outcome: 'broken', detail: `Found ${shown(found)}.` },
      );
      return holds;
    },
    skip(id: string, says: string, detail: string): void {
      results.push({ id, says, outcome: 'skipped', detail });
    },
  };
}

export type Report = ReturnType<typeof createReport>;
