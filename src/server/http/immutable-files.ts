import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { accepts } from './accepts.ts';

/** A file of the build as it is sent. */
export interface ImmutableFile {
  type: string;
  /** Undefined if the file isn't compressed. */
  encoding: 'br' | 'gzip' | undefined;
  body: Buffer;
}

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=utf-8',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.html': 'text/html; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
};

const variants = [
  { encoding: 'br', ending: '.br' },
  { encoding: 'gzip', ending: '.gz' },
] as const;

/**
 * Serves files whose names change with their content, and which were compressed at build time. They're read on the
 * first request and then served from memory. A build is a few megabytes.
 */
export function immutableFiles(
  folder: string,
): (name: string, accepted: string) => ImmutableFile | undefined {
  const names = new Set(readNames(folder));
  const read = new Map<string, Buffer>();
  const bodyOf = (name: string) => {
    const body = read.get(name) ?? readFileSync(path.join(folder, name));
    read.set(name, body);
    return body;
  };
  return (name, accepted) => {
    // Only files that existed at the start are served, so no path can leave the folder.
    if (!names.has(name) || /\.(?:br|gz)$/.test(name)) return undefined;
    const type = types[path.extname(name)] ?? 'application/octet-stream';
    const found = variants.find(
      ({ encoding, ending }) => accepts(accepted, encoding) && names.has(name + ending),
    );
    return { type, encoding: found?.encoding, body: bodyOf(name + (found?.ending ?? '')) };
  };
}

function readNames(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
      .map((name) => name.replaceAll(path.sep, '/'));
  } catch {
    // The files aren't built yet.
    return [];
  }
}
