import { createHash } from 'node:crypto';
import { maxRecordId } from '#contract/envelope.ts';
import { version } from '#server/http/version.ts';
import type { Site } from '#server/rules/addresses.ts';
import { ApiRefusal } from '#server/rules/api-refusal.ts';
import { firstPosition, type ChangeState, type ChangePosition } from '#server/store/changes.ts';

/** How far a follower has read the changes in its current pass. */
export interface ChangeCursor {
  /** Everything before this place has been read. */
  place: ChangePosition;
  /** What was settled when the pass began. The next pass begins there. */
  settled: number;
  /**
   * Whether the pass began at the beginning, in which case the follower has no records that could have been deleted.
   */
  isFirst: boolean;
}

/** Records look different after an update of the service, and at another address. */
const versionOf = (epoch: string, { publicUrl }: Site) =>
  createHash('sha256').update(`${epoch} ${version} ${publicUrl}`).digest('hex').slice(0, 16);

const ended = 'end';

/**
 * Returns the mark as text.
 * @param more whether the pass continues. Otherwise the next one begins at what was settled.
 */
export function formatCursor(
  state: ChangeState,
  site: Site,
  { place, settled, isFirst }: ChangeCursor,
  more: boolean,
): string {
  const look = versionOf(state.epoch, site);
  if (!more) return [look, settled, ended].join('.');
  return [look, settled, isFirst ? 'first' : 'next', place.moved, place.list, place.record].join('.');
}

const tooOld = () => new ApiRefusal(410, 'This mark is too old. Read everything again.', 'after');

/** @throws ApiRefusal 410 if the mark is no longer valid */
export function parseCursor(state: ChangeState, site: Site, text: string | undefined): ChangeCursor {
  if (text === undefined) return { place: firstPosition, settled: state.settled, isFirst: true };
  const [look, settled, way, moved, list = '', record] = text.split('.');
  if (look !== versionOf(state.epoch, site)) throw tooOld();
  const numbers = [settled, ...(way === ended ? [] : [moved, record])].map(Number);
  if (!numbers.every(Number.isSafeInteger)) throw tooOld();
  if (way === ended)
    return { place: { moved: Number(settled), list: '', record: 0 }, settled: state.settled, isFirst: false };
  const place = { moved: Number(moved), list, record: Number(record) };
  if (place.record < 0 || place.record > maxRecordId) throw tooOld();
  return { place, settled: Number(settled), isFirst: way === 'first' };
}

/** @throws ApiRefusal 410 if the follower missed deletions that are no longer recorded */
export function mustNotBeTrimmed({ trimmed }: ChangeState, { place, settled, isFirst }: ChangeCursor): void {
  if ((isFirst ? settled : place.moved) <= trimmed) throw tooOld();
}
