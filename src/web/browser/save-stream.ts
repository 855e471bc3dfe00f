import { downloadBlob } from './download.ts';

interface Saving {
  name: string;
  type: string;
  /** The file that the user chose. Undefined for a normal download. */
  place?: FileSystemFileHandle | undefined;
  /** Called with the number of bytes received so far. */
  onBytes: (bytes: number) => void;
}

/** Saves a response while it is received. If the browser can write to disk, only one chunk at a time is in memory. */
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
    // A blob per chunk lets the browser keep the chunks on disk.
    pieces.push(new Blob([value]));
  }
  downloadBlob(new Blob(pieces, { type }), name);
}
