import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

export interface ZipEntry {
  name: string;
  /** Called when it's the entry's turn. Texts are written as UTF-8. */
  content: () => AsyncIterable<string | Uint8Array>;
}

/** Large enough to be worth a pass through the compressor, and too small to matter. */
const pieceLength = 65_536;

/** In ms. A reader that takes nothing for this long is gone. */
const timeoutMs = 120_000;

/** Joins many small pieces into one. */
async function* inPieces(content: AsyncIterable<string | Uint8Array>): AsyncGenerator<Uint8Array> {
  let text = '';
  for await (const part of content) {
    if (typeof part !== 'string') {
      yield part;
      continue;
    }
    text += part;
    if (text.length < pieceLength) continue;
    yield Buffer.from(text);
    text = '';
  }
  if (text) yield Buffer.from(text);
}

/**
 * Creates a ZIP while it is being read. Only a few pieces are in memory, and entries aren't read while the reader has
 * enough. The stream and its source are destroyed once nobody reads anymore.
 */
export function zipStream(entries: readonly ZipEntry[]): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const idle = setTimeout(
    () => output.destroy(new Error('Nobody takes the ZIP any more.')),
    timeoutMs,
  ).unref();
  const fail = (error: unknown) => output.destroy(error instanceof Error ? error : new Error(String(error)));
  let source: Readable | undefined;
  zip.on('error', fail);
  output.once('close', () => {
    clearTimeout(idle);
    source?.destroy();
  });
  const watched = async function* (content: AsyncIterable<string | Uint8Array>) {
    for await (const piece of inPieces(content)) {
      idle.refresh();
      yield piece;
    }
  };
  for (const { name, content } of entries) {
    zip.addReadStreamLazy(name, (take) => {
      source = Readable.from(watched(content()), { objectMode: false }).once('error', fail);
      take(null, source);
    });
  }
  zip.end();
  return output;
}
