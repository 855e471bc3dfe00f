import { sendRequest } from './send-request.ts';
import type { Product } from './start-product.ts';

/** The number of responses with each status, and the service's peak memory in megabytes. */
export interface Flooded {
  statuses: Record<number, number>;
  peak: number;
}

export interface Flood {
  /** URLs of codes, such as http://127.0.0.1:3000/qr/abc. */
  codes: readonly string[];
  rounds: number;
  atOnce: number;
  /** Number of local addresses that the requests come from. */
  strangers: number;
}

/**
 * Requests large pictures of codes, many at a time and each in a different size, as attackers do to exhaust a service's
 * memory.
 */
export async function floodPictures(
  { memory }: Pick<Product, 'memory'>,
  { codes, rounds, atOnce, strangers }: Flood,
): Promise<Flooded> {
  const statuses: Record<number, number> = {};
  let peak = memory();
  const watch = setInterval(() => (peak = Math.max(peak, memory())), 100);
  const one = async (number: number) => {
    const url = `${codes[number % codes.length]}.png?size=${4096 - number}`;
    const { status } = await sendRequest(url, { from: `127.0.1.${1 + (number % strangers)}` });
    statuses[status] = (statuses[status] ?? 0) + 1;
  };
  for (let round = 0; round < rounds; round += 1) {
    await Promise.all(Array.from({ length: atOnce }, (_, number) => one(round * atOnce + number)));
  }
  clearInterval(watch);
  return { statuses, peak };
}
