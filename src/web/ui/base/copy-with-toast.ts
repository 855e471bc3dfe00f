import { copyText } from '#web/browser/clipboard.ts';
import { base as words } from '#web/words/base.ts';
import { toast } from './toast.ts';

/** Copies the text and shows a toast, for menus and shortcuts, which have no button that could show a check mark. */
export const copyWithToast = async (text: string, done: string) => {
  if (await copyText(text)) toast(done);
  else toast(words.notCopied, { tone: 'bad' });
};
