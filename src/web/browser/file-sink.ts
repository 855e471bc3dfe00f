import { downloadBlob } from './download.ts';

declare global {
  interface Window {
    /** Only of some browsers, and only on https or on this machine. */
    showSaveFilePicker?: (wishes: { suggestedName: string }) => Promise<FileSystemFileHandle>;
  }
}

/** A file on its way to the disk. */
export interface FileSink {
  write(text: string): Promise<void>;
  close(): Promise<void>;
}

/**
 * Asks where a large file is to go, so that it is written there piece by piece. To be called on a click.
 * `place` undefined: this browser takes files whole, and asks by itself or not at all.
 */
export async function choosePlace(
  name: string,
): Promise<{ isChosen: boolean; place?: FileSystemFileHandle }> {
  if (!window.showSaveFilePicker) return { isChosen: true };
  try {
    return { isChosen: true, place: await window.showSaveFilePicker({ suggestedName: name }) };
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return { isChosen: false };
    // Not allowed here, as in a frame: then as everywhere else.
    return { isChosen: true };
  }
}

async function diskSink(place: FileSystemFileHandle): Promise<FileSink> {
  const writable = await place.createWritable();
  return { write: (text) => writable.write(text), close: () => writable.close() };
}

/** Blobs of its own for every piece: the browser may lay those on the disk. */
function downloadSink(name: string, type: string): FileSink {
  const pieces: Blob[] = [];
  return {
    async write(text) {
      pieces.push(new Blob([text]));
    },
    async close() {
      downloadBlob(new Blob(pieces, { type }), name);
    },
  };
}

export const openSink = async (name: string, type: string, place?: FileSystemFileHandle): Promise<FileSink> =>
  place ? diskSink(place) : downloadSink(name, type);
