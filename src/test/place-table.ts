import { writeFileSync } from 'node:fs';

/** A value in a table of places. */
type Value = string | number | readonly Value[] | { readonly [member: string]: Value };

/** IPv4 networks, such as 203.0.113.0/24, each with its value in the table. */
export type Networks = Readonly<Record<string, Value>>;

const [text, map, whole, list] = [2, 7, 6, 11];

/** Returns the bytes with type and size that precede a value. Types above seven have a byte of their own. */
function headOf(type: number, size: number): Buffer {
  const first = (type > 7 ? 0 : type) << 5;
  const extended = type > 7 ? [type - 7] : [];
  if (size < 29) return Buffer.from([first | size, ...extended]);
  return Buffer.from([first | 29, ...extended, size - 29]);
}

function bytesOf(value: Value): Buffer {
  if (typeof value === 'string')
    return Buffer.concat([headOf(text, Buffer.byteLength(value)), Buffer.from(value)]);
  if (typeof value === 'number') {
    const number = Buffer.alloc(4);
    number.writeUInt32BE(value);
    return Buffer.concat([headOf(whole, 4), number]);
  }
  if (Array.isArray(value)) return Buffer.concat([headOf(list, value.length), ...value.map(bytesOf)]);
  const members = Object.entries(value);
  return Buffer.concat([headOf(map, members.length), ...members.flat().map(bytesOf)]);
}

/** Returns the bits of a network, after the 96 zeros that precede an IPv4 address among IPv6 addresses. */
function bitsOf(network: string): number[] {
  const [address = '', length] = network.split('/');
  const bits = address
    .split('.')
    .flatMap((part) => [...Number(part).toString(2).padStart(8, '0')].map(Number));
  return [...Array.from({ length: 96 }, () => 0), ...bits.slice(0, Number(length))];
}

/**
 * Writes a small table of places by address in MaxMind’s format: a binary tree over the bits of an address, followed by
 * the values that its leaves point to.
 * @param type such as `GeoLite2-City`
 */
export function writePlaceTable(file: string, type: string, networks: Networks): void {
  const nodes: [number | string | undefined, number | string | undefined][] = [[undefined, undefined]];
  for (const network of Object.keys(networks)) {
    let at = 0;
    const bits = bitsOf(network);
    for (const [depth, bit] of bits.entries()) {
      const node = nodes[at];
      if (!node) throw new Error(`${network} is inside another one.`);
      if (depth === bits.length - 1) node[bit] = network;
      else {
        const next = node[bit] ?? nodes.push([undefined, undefined]) - 1;
        node[bit] = next;
        at = Number(next);
      }
    }
  }
  const starts = new Map<string, number>();
  let size = 0;
  const data = Object.entries(networks).map(([network, value]) => {
    starts.set(network, size);
    const bytes = bytesOf(value);
    size += bytes.length;
    return bytes;
  });
  const tree = Buffer.alloc(nodes.length * 6);
  for (const [place, sides] of nodes.entries())
    for (const [side, to] of sides.entries()) {
      const told = typeof to === 'string' ? nodes.length + 16 + (starts.get(to) ?? 0) : (to ?? nodes.length);
      tree.writeUIntBE(told, place * 6 + side * 3, 3);
    }
  const about = {
    binary_format_major_version: 2,
    binary_format_minor_version: 0,
    build_epoch: 1_780_000_000,
    database_type: type,
    description: { en: 'For tests' },
    ip_version: 6,
    languages: ['en'],
    node_count: nodes.length,
    record_size: 24,
  };
  const end = [Buffer.from('\xab\xcd\xefMaxMind.com', 'latin1'), bytesOf(about)];
  writeFileSync(file, Buffer.concat([tree, Buffer.alloc(16), ...data, ...end]));
}
