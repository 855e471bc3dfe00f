import { ask } from './ask.ts';
import type { Product } from './start-product.ts';

/** How often each status came, and the most megabytes that the service held meanwhile. */
export interface Flooded {
  statuses: Record<number, number>;
  peak: number;
}

export interface Flood {
  /** Addresses of codes, such as http://127.0.0.1:3000/qr/abc. */
  codes: readonly string[];
  rounds: number;
  atOnce: number;
  /** How many addresses of this machine it comes from. */
  strangers: number;
}

/** Asks for large pictures of codes in ever other sizes, many at once, as strangers do who want the memory of a service. */
export async function floodPictures(
  { memory }: Pick<Product, 'memory'>,
  { codes, rounds, atOnce, strangers }: Flood,
): Promise<Flooded> {
  const statuses: Record<number, number> = {};
  let peak = memory();
  const watch = setInterval(() => (peak = Math.max(peak, memory())), 100);
  const one = async (number: number) => {
    const url = `${codes[number % codes.length]}.png?size=${4096 - number}`;
    const { status } = await ask(url, { from: `127.0.1.${1 + (number % strangers)}` });
    statuses[status] = (statuses[status] ?? 0) + 1;
  };
  for (let round = 0; round < rounds; round += 1) {
    await Promise.all(Array.from({ length: atOnce }, (_, number) => one(round * atOnce + number)));
  }
  clearInterval(watch);
  return { statuses, peak };
}
