import { downloadBlob } from './download.ts';

declare global {
  interface Window {
    /** Available only in some browsers, and only on HTTPS or localhost. */
    showSaveFilePicker?: (wishes: { suggestedName: string }) => Promise<FileSystemFileHandle>;
  }
}

/** A file being written to disk. */
export interface FileSink {
  write(text: string): Promise<void>;
  close(): Promise<void>;
}

/**
 * Asks where to save a large file, so that it can be written piece by piece. Requires a user gesture. `place` is
 * undefined in browsers that save only whole files.
 */
export async function choosePlace(
  name: string,
): Promise<{ isChosen: boolean; place?: FileSystemFileHandle }> {
  if (!window.showSaveFilePicker) return { isChosen: true };
  try {
    return { isChosen: true, place: await window.showSaveFilePicker({ suggestedName: name }) };
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return { isChosen: false };
    // Not allowed here, as in a frame. Save the file as a normal download instead.
    return { isChosen: true };
  }
}

async function diskSink(place: FileSystemFileHandle): Promise<FileSink> {
  const writable = await place.createWritable();
  return { write: (text) => writable.write(text), close: () => writable.close() };
}

/** Creates a blob per piece, which lets the browser keep the pieces on disk. */
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
