import { abortReasonOf } from '#web/lib/pause.ts';
import { hasten } from './budget.ts';
import { type Lane, lanes } from './ledger.ts';
import type { TurnOptions } from './scheduler.ts';

interface Flight {
  answer: Promise<unknown>;
  wish: TurnOptions;
  /** Number of callers that want the response. */
  wanted: number;
  stop: AbortController;
}

const flights = new Map<string, Flight>();

const pressing = (one: Lane, other: Lane) => lanes.indexOf(one) < lanes.indexOf(other);

function flightOf(
  name: string,
  lane: Lane,
  start: (wish: TurnOptions, stop: AbortSignal) => Promise<unknown>,
) {
  const known = flights.get(name);
  if (known) {
    if (pressing(lane, known.wish.lane)) {
      known.wish.lane = lane;
      hasten();
    }
    return known;
  }
  const [wish, stop] = [{ lane }, new AbortController()];
  const flight: Flight = { answer: start(wish, stop.signal), wish, wanted: 0, stop };
  const land = () => leave(name, flight);
  flight.answer.then(land, land);
  flights.set(name, flight);
  return flight;
}

/** Stops further callers from joining the flight. */
function leave(name: string, flight: Flight) {
  if (flights.get(name) === flight) flights.delete(name);
}

/**
 * Lets identical reads share one request and its response. The request takes the most pressing caller's priority, and
 * is aborted when no caller wants it any more.
 */
export async function joinRead<Answer>(
  name: string,
  lane: Lane,
  signal: AbortSignal | undefined,
  start: (wish: TurnOptions, stop: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  if (signal?.aborted) throw abortReasonOf(signal);
  const flight = flightOf(name, lane, start);
  flight.wanted += 1;
  const { promise: withdrawn, reject } = Promise.withResolvers<never>();
  const withdraw = () => {
    reject(abortReasonOf(signal));
    flight.wanted -= 1;
    if (flight.wanted > 0) return;
    leave(name, flight);
    flight.stop.abort();
  };
  signal?.addEventListener('abort', withdraw, { once: true });
  try {
    return (await Promise.race([flight.answer, withdrawn])) as Answer;
  } finally {
    signal?.removeEventListener('abort', withdraw);
  }
}

/**
 * Stops reads from joining those sent earlier. Called after a change, so that later reads don't get outdated responses.
 */
export const stopJoining = () => flights.clear();
