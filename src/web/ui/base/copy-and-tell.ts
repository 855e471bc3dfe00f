import { copyText } from '#web/browser/clipboard.ts';
import { base as words } from '#web/words/base.ts';
import { toast } from './toast.ts';

/** Copies, and says so in passing: for menus and keys, which have no button that could show a tick. */
export const copyAndTell = async (text: string, done: string) => {
  if (await copyText(text)) toast(done);
  else toast(words.notCopied, { tone: 'bad' });
};
