import { toast } from '#web/ui/base/toast.ts';
import { wholeMessageOf } from '#web/client/api-error.ts';
import { analytics as words } from '#web/words/analytics.ts';

/** Streams a file from the service to disk. Shows a toast if that fails. */
export async function saveCsv(
  name: string,
  file: Promise<ReadableStream<Uint8Array<ArrayBuffer>>>,
): Promise<void> {
  try {
    const { fileName } = await import('#web/browser/download.ts');
    const { saveStream } = await import('#web/browser/save-stream.ts');
    await saveStream(await file, {
      name: fileName(name, 'csv'),
      type: 'text/csv;charset=utf-8',
      onBytes: () => undefined,
    });
  } catch (error) {
    toast(`${words.notExported}. ${wholeMessageOf(error)}`, { tone: 'bad' });
  }
}
