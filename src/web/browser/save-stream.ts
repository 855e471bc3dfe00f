import { downloadBlob } from './download.ts';

interface Saving {
  name: string;
  type: string;
  /** Where a person wants it; without one it goes to the downloads. */
  place?: FileSystemFileHandle | undefined;
  /** Told how many bytes have come so far. */
  onBytes: (bytes: number) => void;
}

/** Saves what a server sends as it comes: no more than a piece of it is in memory where the browser writes to the disk. */
export async function saveStream(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  { name, type, place, onBytes }: Saving,
): Promise<void> {
  let bytes = 0;
  const counted = stream.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(piece, controller) {
        bytes += piece.byteLength;
        onBytes(bytes);
        controller.enqueue(piece);
      },
    }),
  );
  if (place) {
    await counted.pipeTo(await place.createWritable());
    return;
  }
  const pieces: Blob[] = [];
  for (const reader = counted.getReader(); ;) {
    const { done, value } = await reader.read();
    if (done) break;
    // A blob of its own for every piece: the browser may lay those on the disk.
    pieces.push(new Blob([value]));
  }
  downloadBlob(new Blob(pieces, { type }), name);
}
