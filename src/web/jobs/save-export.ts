import { openSink } from '#web/browser/file-sink.ts';
import { toast } from '#web/ui/base/toast.ts';
import { counts } from '#web/words/counts.ts';
import { jobs as words } from '#web/words/jobs.ts';
import { exportFormats, exportText } from './export-file.ts';
import type { Job } from './job.ts';
import { dismissJob, readPart } from './jobs.ts';
import { exportTaskOf } from './kinds/export-list.ts';

/** Exports started in this page, with the file to write each to. Undefined for a normal download. */
const awaited = new Map<string, FileSystemFileHandle | undefined>();

/** Saves an export automatically once it has been read, since the user waits for it in this page. */
export const saveExportWhenDone = (id: string, place: FileSystemFileHandle | undefined) =>
  void awaited.set(id, place);

export async function saveIfAwaited(job: Job) {
  if (!awaited.has(job.id)) return;
  const place = awaited.get(job.id);
  awaited.delete(job.id);
  await saveExport(job, place);
}

export async function saveExport(job: Job, place?: FileSystemFileHandle) {
  const task = exportTaskOf(job.task);
  if (!task) return;
  try {
    const text = exportText(job, (row) => readPart(job.id, row));
    const sink = await openSink(task.file, exportFormats[task.format].type, place);
    let piece = await text.next();
    for (; !piece.done; piece = await text.next()) await sink.write(piece.value);
    await sink.close();
    const { records, told = records, unreadable } = piece.value;
    const what = counts[task.list];
    dismissJob(job.id);
    const isWhole = records >= told && unreadable === 0;
    toast(
      unreadable > 0
        ? words.fileSavedWithout(task.file, what(records), unreadable)
        : isWhole
          ? words.fileSaved(task.file, what(records))
          : words.fileSavedOf(task.file, what(records), what(told)),
      isWhole ? {} : { tone: 'bad' },
    );
  } catch {
    toast(words.fileFailed(task.file), { tone: 'bad' });
  }
}
