import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

export interface ZipEntry {
  name: string;
  /** Called when the entry's turn has come. Texts are written as UTF-8. */
  content: () => AsyncIterable<string | Uint8Array>;
}

/** Enough that each piece is worth its way through the compressor, and too little to matter. */
const pieceLength = 65_536;

/** In milliseconds: whoever takes nothing for so long is gone. */
const patience = 120_000;

/** One piece for many small ones. */
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
 * A ZIP that is made while it is read: no more of it is in memory than a few pieces, and nothing is asked of the
 * entries while the reader has enough. It is destroyed, with what it reads from, once nobody takes anything.
 */
export function zipStream(entries: readonly ZipEntry[]): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const idle = setTimeout(
    () => output.destroy(new Error('Nobody takes the ZIP any more.')),
    patience,
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
