export type Outcome = 'holds' | 'broken' | 'skipped';

/** A statement of the specification, and what became of it. */
export interface Result {
  /** The same in every run: `campaigns.list data.result`. */
  id: string;
  says: string;
  outcome: Outcome;
  /** What was found instead, or why it could not be looked at. */
  detail?: string;
}

/** Texts may be somebody's: of those only the kind is told, unless they are numbers, times or empty. */
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
    /** @param found what was looked at, where the statement does not hold */
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
